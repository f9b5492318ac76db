/** Copy a text. On plain http there is no clipboard API, so the old way is the fallback. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'out-of-sight'
  const focused = document.activeElement
  // below an open dialog nothing can be marked
  const room = focused?.closest('dialog') ?? document.body
  room.append(field)
  field.select()
  let done = false
  try {
    done = document.execCommand('copy')
  } catch {
    done = false
  }
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}
