import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from '../scripts/build/contentPlugin.ts'
import { buildMedia } from '../scripts/media.ts'

const root = join(import.meta.dirname, '..')
let manifest: ReturnType<typeof buildMedia> | undefined

/**
 * `tests/unit` and `tests/gate` need nothing but the sources; `tests/html` reads
 * the finished `dist/`. Name a folder to run it alone.
 */
export default defineConfig({
  root,
  plugins: [contentPlugin({ root, locale: 'tr', manifest: pictures }), react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    environment: 'node',
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
  manifest ??= buildMedia({ root, cacheDir: join(root, '.cache') })
  return manifest
}
