import type { Rolldown } from 'vite'
import { ofHouse } from './words.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const isChunk = (one: Chunk | Rolldown.OutputAsset | undefined): one is Chunk => one?.type === 'chunk'

const HOME = '/src/home/HomePage.svelte'

/** What the first page needs, so that it opens without the server: its code, its styles, its words in every language. */
export function shellOf(bundle: Bundle): string[] {
  const found = new Set<string>()
  const chunks = Object.values(bundle).filter(isChunk)
  const add = (chunk: Chunk): void => {
    if (found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const other of chunk.imports.map((name) => bundle[name]).filter(isChunk)) add(other)
  }
  for (const chunk of chunks) {
    if ((chunk.isEntry && chunk.name === 'index') || chunk.facadeModuleId?.endsWith(HOME) || chunk.moduleIds.some(ofHouse)) add(chunk)
  }
  return [...found].sort().map((file) => `/${file}`)
}
