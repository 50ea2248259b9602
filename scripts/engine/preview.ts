import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { root } from '../publish/paths.ts'
import { buildClient } from './desk.ts'
import { interfaceTexts } from './validatorWorker.ts'

const groups = [
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next)\// },
  // All sections at once: a draft may show any.
  { name: 'site', test: /\/src\/|vite\/preload-helper/ },
]

/**
 * Builds the editor's preview page of every clinic into `outDir`: the site's app with the draft as
 * its content. Its document has slots for a clinic's data.
 */
export const buildPreview = (outDir: string): Promise<void> =>
  buildClient(outDir, {
    root: join(root, 'src', 'site', 'preview'),
    base: '/yonetim/preview/',
    plugins: [interfaceTexts(), react()],
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  })
