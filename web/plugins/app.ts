import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { icons, type Icon } from './icons.ts'
import { shellOf } from './shell.ts'

const NAME = 'Ludotheque'
const WOOD = '#5b3a29'

function manifest(pictures: readonly Icon[], drawing: string | undefined): string {
  const drawn = drawing === undefined ? [] : [{ src: `/${drawing}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]
  const points = pictures.map(({ file, size, purpose }) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }))
  const all = {
    id: '/',
    name: NAME,
    short_name: NAME,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: WOOD,
    theme_color: WOOD,
    categories: ['games'],
    icons: [...drawn, ...points],
  }
  return JSON.stringify(all)
}

/** Makes the client an app that can be installed: its pictures, its manifest, and what its worker keeps. */
export function app(drawing: string): Plugin {
  let pictures: readonly Icon[] = []
  return {
    name: 'app',
    apply: 'build',
    async buildStart() {
      pictures = await icons(drawing)
      for (const { file, png } of pictures) this.emitFile({ type: 'asset', fileName: file, source: png })
    },
    transformIndexHtml: () => [
      { tag: 'link', injectTo: 'head', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
      { tag: 'link', injectTo: 'head', attrs: { rel: 'apple-touch-icon', href: `/${pictures.find(({ purpose }) => purpose === 'maskable')?.file}` } },
    ],
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const svg = Object.keys(bundle).find((file) => /^assets\/icon-[^/]+\.svg$/.test(file))
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest(pictures, svg) })
        const worker = bundle['worker.js']
        if (worker?.type !== 'chunk') throw new Error('the worker was not built')
        if (worker.imports.length > 0) throw new Error(`the worker must stand alone, but imports ${worker.imports.join(', ')}`)
        const shell = JSON.stringify(shellOf(bundle))
        const page = bundle['index.html']
        const version = createHash('sha256').update(shell).update(worker.code).update(page?.type === 'asset' ? page.source : '')
        const name = JSON.stringify(version.digest('base64url').slice(0, 12))
        worker.code = worker.code.replace('__SHELL__', () => shell).replace('__VERSION__', () => name)
      },
    },
  }
}

/** Files keep their content in their names, but for the worker, which browsers look for at the root. */
export const entryFileNames = ({ name }: { name: string }): string => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js')
