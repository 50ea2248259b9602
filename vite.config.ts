import { defineConfig } from 'vite'
import { siteBuild } from './scripts/build/paths.ts'
import { siteConfig } from './scripts/build/siteConfig.ts'

/** The clinic's own language, for `npm run dev`; a build configures each language itself. */
export default defineConfig(siteConfig(siteBuild()))
