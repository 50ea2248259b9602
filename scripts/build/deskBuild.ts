import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { type ClinicPlace, readContent, readLocale } from '../../src/content/loading/read.ts'
import { fill } from '../../src/content/loading/readJson.ts'
import { contentPlugin } from './contentPlugin.ts'
import { deskApp } from './deskApp.ts'
import { cacheDir, root } from './paths.ts'
import { buildTargets } from './targets.ts'
import { themePlugin } from './themePlugin.ts'
import { validatorWorkerAddress, validatorWorkerBuild } from './validatorWorker.ts'

type Words = { title: string; noScript: string }

/** Prints language, direction, title and the no-script text into the page. */
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

const deskClient = join(root, 'src', 'desk', 'client')

/**
 * Two chunks, one for the desk and one for the editor: split further they are larger, and the
 * order of their sheets is undefined.
 */
const pieces = [
  {
    name: 'desk',
    test: /\/src\/desk\/client\/(?!install\/worker)|virtual:locale\/(?:desk|locale)|node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper/,
  },
  { name: 'EditorPage', test: /\/src\/editor\/client\/(?!translations\/)|virtual:locale\/editor/ },
]

/** Builds a clinic's desk into `outDir`. Vite is imported lazily. */
export async function buildDesk(place: ClinicPlace, outDir: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root: deskClient,
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
      validatorWorkerAddress(),
      react(),
    ],
    worker: validatorWorkerBuild(place.language, 'form'),
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rollupOptions: {
        input: ['index.html', 'install/worker.ts'].map((file) => join(deskClient, file)),
        output: {
          // Browsers update the service worker by its URL, so its name has no hash.
          entryFileNames: ({ name }) =>
            name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js',
          codeSplitting: { groups: pieces },
        },
      },
      cssTarget: buildTargets,
    },
  })
}
