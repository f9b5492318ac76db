import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** What is worth packing: texts of some length. Pictures made of points are packed already. */
const TEXT = /\.(js|css|svg|webmanifest)$/
const SHORT = 1_000

async function packFile(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.length < SHORT) return
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }
  await writeFile(`${file}.br`, await brotli(plain, best))
  await writeFile(`${file}.gz`, await zip(plain, { level: 9 }))
}

/** Packs every file once, when it is built, so that the server only has to hand it out. */
export function pack(): Plugin {
  return {
    name: 'pack',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) return
        const files = await readdir(dir, { recursive: true })
        await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => packFile(join(dir, file))))
      },
    },
  }
}
