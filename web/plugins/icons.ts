import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** The app icon for start screens and tabs, ready to be written. */
export interface Icon {
  readonly file: string
  readonly size: number
  readonly purpose: 'any' | 'maskable'
  readonly png: Uint8Array
}

/** The wood behind the picture, where a system cuts its own shape out of it. */
const WOOD = '#5b3a29'
const SIZES: readonly (readonly [name: string, size: number, purpose: Icon['purpose']])[] = [
  ['icon-192', 192, 'any'],
  ['icon-512', 512, 'any'],
  ['maskable-192', 192, 'maskable'],
  ['maskable-512', 512, 'maskable'],
]

/** The picture with wood to every edge: systems cut away up to a fifth on each side. */
function withMargin(svg: string): string {
  const inner = svg.replace('<svg', '<svg x="12" y="12" width="76" height="76"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${WOOD}"/>${inner}</svg>`
}

/** Every size of the one drawing. */
export async function icons(drawing: string): Promise<readonly Icon[]> {
  await wasm()
  const svg = await readFile(drawing, 'utf8')
  return SIZES.map(([name, size, purpose]) => {
    const picture = new Resvg(purpose === 'any' ? svg : withMargin(svg), { fitTo: { mode: 'width', value: size } })
    const png = picture.render().asPng()
    const hash = createHash('sha256').update(png).digest('base64url').slice(0, 8)
    return { file: `assets/${name}-${hash}.png`, size, purpose, png }
  })
}

let started: Promise<void> | undefined
function wasm(): Promise<void> {
  const program = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
  return (started ??= readFile(program).then((code) => initWasm(code)))
}
