/** Where a chair stands round the table, in percent of the picture: the first at the bottom, the others to its left round. */
export function placeRound(seat: number, chairs: number): { readonly x: number; readonly y: number } {
  const turn = Math.PI / 2 + (2 * Math.PI * seat) / chairs
  const rounded = (value: number) => Math.round(value * 100) / 100
  return { x: rounded(50 + 37 * Math.cos(turn)), y: rounded(50 + 34 * Math.sin(turn)) }
}
