const ENOUGH = 90

/** How far a finger has pulled a sheet down; 0 while its content is scrolled, or if the finger moves sideways. */
export function drawn(from: readonly [number, number], to: readonly [number, number], scrolled: number): number {
  const [across, down] = [to[0] - from[0], to[1] - from[1]]
  return scrolled > 0 || down <= 0 || Math.abs(across) > down ? 0 : down
}

/** Svelte action: a sheet follows a finger downwards, and closes when pulled far enough. */
export function swipe(sheet: HTMLElement, away: () => void): { destroy: () => void } {
  let from: readonly [number, number] | null = null
  let far = 0

  const at = (event: TouchEvent): readonly [number, number] => {
    const touch = event.touches[0]
    return touch === undefined ? [0, 0] : [touch.clientX, touch.clientY]
  }
  const start = (event: TouchEvent) => {
    from = sheet.scrollTop > 0 || event.touches.length > 1 ? null : at(event)
    far = 0
  }
  const move = (event: TouchEvent) => {
    if (from === null) return
    far = drawn(from, at(event), sheet.scrollTop)
    sheet.style.transform = far > 0 ? `translateY(${far}px)` : ''
  }
  const end = () => {
    sheet.style.transform = ''
    if (from !== null && far >= ENOUGH) away()
    from = null
  }

  sheet.addEventListener('touchstart', start, { passive: true })
  sheet.addEventListener('touchmove', move, { passive: true })
  sheet.addEventListener('touchend', end)
  sheet.addEventListener('touchcancel', end)
  return {
    destroy() {
      sheet.removeEventListener('touchstart', start)
      sheet.removeEventListener('touchmove', move)
      sheet.removeEventListener('touchend', end)
      sheet.removeEventListener('touchcancel', end)
    },
  }
}
