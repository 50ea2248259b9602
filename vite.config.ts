import { defineConfig } from 'vite'
import { furtherBuild, ownBuild } from './scripts/build/places.ts'
import { siteConfig } from './scripts/build/siteConfig.ts'

/** The clinic's own language; a mode that is none of Vite's two is the code of a further one. */
export default defineConfig(({ mode }) =>
  siteConfig(['development', 'production'].includes(mode) ? ownBuild() : furtherBuild(mode)),
)
