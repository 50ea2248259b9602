import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from '../scripts/build/contentPlugin.ts'
import { buildMedia } from '../scripts/media.ts'

const root = join(import.meta.dirname, '..')
/** The clinic all these tests are about: frozen, so that what they say of it stays true. */
const clinic = join(root, 'tests/clinics/mercan')
let manifest: ReturnType<typeof buildMedia> | undefined

/**
 * `tests/unit` and `tests/gate` need nothing but the sources; `tests/html` reads
 * the finished `dist/`. Name a folder to run it alone.
 */
export default defineConfig({
  root,
  plugins: [
    contentPlugin({ place: { clinicDir: clinic, language: 'tr' }, manifest: pictures }),
    react(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    environment: 'node',
    env: { CLINIC: clinic },
    include: ['tests/{unit,gate,html}/**/*.test.{ts,tsx}'],
    allowOnly: false,
    restoreMocks: true,
    // One a core: Vitest would leave one of two unused.
    maxWorkers: '100%',
    unstubEnvs: true,
    unstubGlobals: true,
  },
})

/** Once a run, however many content files ask. */
function pictures() {
  manifest ??= buildMedia({ root: clinic, cacheDir: join(clinic, '.cache') })
  return manifest
}
