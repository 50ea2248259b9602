import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devPlugin } from './scripts/engine/devPlugin.ts'
import { siteConfig } from './scripts/engine/siteConfig.ts'
import { clinicDir, root } from './scripts/publish/paths.ts'

/** `npm run dev`; the engine configures its build itself. */
export default defineConfig({
  ...siteConfig,
  publicDir: join(clinicDir, 'public'),
  plugins: [devPlugin(), react()],
  // Not the documents of desk and preview.
  optimizeDeps: { entries: ['index.html'] },
  server: { fs: { allow: [root, clinicDir] } },
})
