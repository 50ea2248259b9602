import { defineConfig } from 'vite'
import { ownBuild } from './scripts/build/places.ts'
import { siteConfig } from './scripts/build/siteConfig.ts'

/** The clinic's own language, for `npm run dev`; a build asks for each by itself. */
export default defineConfig(siteConfig(ownBuild()))
