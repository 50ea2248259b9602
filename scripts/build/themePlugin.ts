import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type ClinicPlace, readTheme } from '../../src/content/read.ts'
import { themeStyles } from '../theme/themeStyles.ts'

/** Resolved it has a zero in front, which says that it is no file. */
const STYLES = /virtual:theme\.css$/

type Options = { place: ClinicPlace; cacheDir: string }

/** Serves the clinic's colours and fonts as the style sheet `virtual:theme.css`, with what the place's language needs. */
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
