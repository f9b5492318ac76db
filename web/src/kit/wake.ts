interface Lock {
  release(): Promise<void>
}
interface Wakeful {
  readonly wakeLock?: { request(type: 'screen'): Promise<Lock> }
}

/**
 * Keep the screen awake until the returned function is called. Does nothing where the browser forbids it. A tab that was
 * hidden has lost its lock, and requests it again when it is shown.
 */
export function stayAwake(device: Wakeful = navigator as Wakeful): () => void {
  let lock: Lock | null = null
  let wanted = true

  const take = async () => {
    if (!wanted || document.hidden || device.wakeLock === undefined) return
    try {
      const taken = await device.wakeLock.request('screen')
      if (wanted) lock = taken
      else await taken.release()
    } catch {
      // low battery or no permission: the screen may sleep
    }
  }
  const seen = () => void take()
  document.addEventListener('visibilitychange', seen)
  void take()

  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', seen)
    void lock?.release().catch(() => {})
    lock = null
  }
}
