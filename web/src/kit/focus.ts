/** Give the focus to an element if nothing has it, because the button that had it is gone or cannot be pressed now. */
export function rescueFocus(element: HTMLElement | null | undefined): void {
  const now = document.activeElement
  if (now === null || now === document.body || now.matches(':disabled')) element?.focus({ preventScroll: true })
}
