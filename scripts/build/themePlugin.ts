import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type ClinicPlace, readTheme } from '../../src/content/loading/read.ts'
import { themeStyles } from './fonts/themeStyles.ts'

/** A resolved id starts with a NUL. */
const STYLES = /virtual:theme\.css$/

type Options = { place: ClinicPlace; cacheDir: string }

/** Serves theme and fonts of a language as `virtual:theme.css`. */
export function themePlugin({ place, cacheDir }: Options): Plugin {
  const root = place.clinicDir
  return {
    name: 'mercan:theme',
    resolveId: { filter: { id: STYLES }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: STYLES },
      handler() {
        this.addWatchFile(join(root, 'content', 'theme.json'))
        const fileOf = (name: string) => join(root, 'content', 'media', name)
        return themeStyles(readTheme(root), fileOf, cacheDir, place.language)
      },
    },
  }
}
