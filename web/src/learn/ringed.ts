/** A rectangle on the screen. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The rectangles of all visible elements that match these selectors. */
export function spots(selectors: readonly string[], room: ParentNode = document): Spot[] {
  return selectors.flatMap((selector) =>
    [...room.querySelectorAll(selector)].flatMap((found) => {
      const { x, y, width, height } = found.getBoundingClientRect()
      return width > 0 && height > 0 ? [{ x, y, width, height }] : []
    }),
  )
}

/** Whether two lists of rectangles look the same. */
export function same(one: readonly Spot[], other: readonly Spot[]): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.5
  return (
    one.length === other.length &&
    one.every((spot, index) => {
      const there = other[index]
      return there !== undefined && near(spot.x, there.x) && near(spot.y, there.y) && near(spot.width, there.width) && near(spot.height, there.height)
    })
  )
}
