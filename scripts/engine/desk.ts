import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, UserConfig } from 'vite'
import { root } from '../publish/paths.ts'
import { buildTargets } from './targets.ts'
import { interfaceTexts, validatorWorkerAddress, validatorWorkerBuild } from './validatorWorker.ts'

const deskClient = join(root, 'src', 'desk', 'client')

/**
 * Four chunks: the desk; the clinic's day, with the patient's card; the editor's box for texts; the
 * editor, whose two widget libraries load with their first use. Split further they are larger, and
 * the order of their sheets is undefined. The desk is first, because a chunk also takes what it
 * imports unless an earlier one has it.
 */
const pieces = [
  {
    name: 'desk',
    test: /\/src\/desk\/client\/(?!install\/worker|patient|day\/(?!lazyDay))|node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper/,
  },
  { name: 'day', test: /\/src\/desk\/client\/(?:day\/(?!lazyDay)|patient)/ },
  {
    name: 'RichEditor',
    test: /\/src\/editor\/client\/form\/rich\/(?!RichParts)|node_modules\/(?:prosemirror-|orderedmap|w3c-keyname)/,
  },
  {
    name: 'EditorPage',
    test: /\/src\/editor\/client\/(?!translations\/|.*\/(?:Calendar|CropForm)\.)/,
  },
  // Libraries of the first calendar and the first photo.
  { name: 'EditorPage-calendar', test: /\/Calendar\.|\/(?:react-day-picker|date-fns|@date-fns)\// },
  { name: 'EditorPage-crop', test: /\/CropForm\.|\/(?:react-easy-crop|normalize-wheel)\// },
]

/** Builds the desk of every clinic into `outDir`; its document has slots for a clinic's data. */
export const buildDesk = (outDir: string): Promise<void> =>
  buildClient(outDir, {
    root: deskClient,
    base: '/yonetim/',
    plugins: [validatorWorkerAddress(), interfaceTexts(), react()],
    worker: validatorWorkerBuild,
    build: {
      rolldownOptions: {
        input: ['index.html', 'install/worker.ts'].map((file) => join(deskClient, file)),
        output: {
          // Browsers update the service worker by its URL, so its name has no hash.
          entryFileNames: ({ name }) =>
            name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js',
          codeSplitting: { groups: pieces },
        },
      },
    },
  })

/** Builds an app beside the site into `outDir`. Vite is imported lazily. */
export async function buildClient(outDir: string, config: UserConfig): Promise<void> {
  const { build, mergeConfig } = await import('vite')
  const shared = {
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      cssTarget: buildTargets,
    },
  } satisfies InlineConfig
  await build(mergeConfig(shared, config))
}
