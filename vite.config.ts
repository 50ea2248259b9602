import { join, relative, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devApi } from './scripts/engine/devApi.ts'
import { devPlugin } from './scripts/engine/devPlugin.ts'
import { siteConfig } from './scripts/engine/siteConfig.ts'
import { clinicDir, root } from './scripts/publish/paths.ts'

/** Written by builds and servers. */
const written = ['.cache', '.data', '.desk', '.editor', '.engine', '.releases', 'dist']

/** Whether a path is in such a folder of a clinic, or of the engine. */
const isWritten = (path: string) =>
  relative(path.startsWith(clinicDir) ? clinicDir : root, path)
    .split(sep)
    .some((name) => written.includes(name))

/** `npm run dev`; the engine configures its build itself. */
export default defineConfig({
  ...siteConfig,
  publicDir: join(clinicDir, 'public'),
  plugins: [devPlugin(), devApi(), react()],
  // Not the documents of desk and preview.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    fs: { allow: [root, clinicDir] },
    watch: {
      ignored: isWritten,
      // An editor that empties a file and then fills it would be read in between, and only then.
      awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
    },
  },
})
