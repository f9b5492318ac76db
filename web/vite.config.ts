import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { app, entryFileNames } from './plugins/app.ts'
import { pack } from './plugins/pack.ts'
import { wordsOf } from './plugins/words.ts'

/**
 * What most pages share comes in one file: many small ones take a phone far away longer to ask for than to load. What sets a table
 * up, connects to it, shows its end or a replay, or teaches, is not for the first page.
 */
const shared = /\/node_modules\/|\/web\/src\/(?!games\/|hall\/|table\/session|table\/[Ff]ields|screen\/Tiles|end\/(?!Rosette|Confetti)|replay\/|learn\/|solo\/|kit\/connection)/

export default defineConfig({
  plugins: [svelte(), app('src/icon.svg'), pack()],
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    // Nothing is inlined but what asks for it: browsers keep files for good.
    assetsInlineLimit: 0,
    // A page names in its head what it is made of. What is loaded later names its styles, which must be there first; to name
    // each of its small parts as well costs a slow phone more than to find them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? needed.filter((one) => one.endsWith('.css')) : needed),
    },
    // which file needs which, for preloads and measurements
    manifest: true,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/app/worker.ts' },
      output: { entryFileNames, codeSplitting: { groups: [{ name: wordsOf }, { name: 'kit', test: shared, minShareCount: 3 }] } },
    },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', pool: 'vmThreads', include: ['src/**/*.test.ts'] },
})
