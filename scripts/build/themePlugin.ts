import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readTheme } from '../../src/content/read.ts'
import { themeStyles } from '../theme/themeStyles.ts'

/** Resolved it has a zero in front, which says that it is no file. */
const STYLES = /virtual:theme\.css$/

/** Serves the clinic's colours and fonts as the style sheet `virtual:theme.css`. */
export function themePlugin({ root, cacheDir }: { root: string; cacheDir: string }): Plugin {
  return {
    name: 'mercan:theme',
    resolveId: { filter: { id: STYLES }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: STYLES },
      handler() {
        this.addWatchFile(join(root, 'content', 'theme.json'))
        const fileOf = (name: string) => join(root, 'content', 'media', name)
        return themeStyles(readTheme(root), fileOf, cacheDir)
      },
    },
  }
}
