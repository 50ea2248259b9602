import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { type ClinicPlace, readContent, readLocale } from '../../src/content/read.ts'
import { fill } from '../../src/server/readJson.ts'
import { contentPlugin } from './contentPlugin.ts'
import { deskApp } from './deskApp.ts'
import { gateWorkerAddress, gateWorkerBuild } from './gateWorker.ts'
import { cacheDir, root } from './places.ts'
import { buildTargets } from './promise.ts'
import { themePlugin } from './themePlugin.ts'

type Words = { title: string; noScript: string }

/** Prints language and direction, the title and the sentence for who has no scripts into the page. */
function documentPlugin(place: ClinicPlace): Plugin {
  return {
    name: 'mercan:desk-document',
    transformIndexHtml(html) {
      const { lang, dir } = readLocale<{ lang: string; dir: string }>(place, 'locale')
      const { title, noScript } = readLocale<Words>(place, 'desk')
      const clinic = readContent(place, 'clinic').name
      const texts = { LANG: lang, DIR: dir, TITLE: fill(title, { clinic }), NOSCRIPT: noScript }
      return html.replace(/%([A-Z]+)%/g, (slot, name: string) => Reflect.get(texts, name) ?? slot)
    },
  }
}

/** What every page of the desk needs, and what the editor: parted they would be larger, and their sheets in no order. */
const pieces = [
  {
    name: 'desk',
    test: /\/src\/desk\/(?!editor\/|install\/worker)|virtual:locale\/(?:desk|locale)|node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper/,
  },
  { name: 'EditorPage', test: /\/src\/desk\/editor\/(?!translations\/)|virtual:locale\/editor/ },
]

/**
 * Builds the desk of a clinic into `outDir`: its own page and chunks, of which the site
 * has none and knows nothing. Loaded late, because Vite is.
 */
export async function buildDesk(place: ClinicPlace, outDir: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root: join(root, 'src', 'desk'),
    base: '/yonetim/',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      contentPlugin({
        place,
        manifest: () => Promise.reject(new Error('the desk shows no content')),
      }),
      themePlugin({ place, cacheDir }),
      documentPlugin(place),
      deskApp(place, cacheDir),
      gateWorkerAddress(),
      react(),
    ],
    worker: gateWorkerBuild(place.language, 'form'),
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rollupOptions: {
        input: ['index.html', 'install/worker.ts'].map((file) => join(root, 'src', 'desk', file)),
        output: {
          // The worker's name must stay: browsers ask for it by the name they know.
          entryFileNames: ({ name }) =>
            name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js',
          codeSplitting: { groups: pieces },
        },
      },
      cssTarget: buildTargets,
    },
  })
}
