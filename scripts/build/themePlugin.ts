import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readTheme } from '../theme/readTheme.ts'
import { themeStyles } from '../theme/themeStyles.ts'

const STYLES = 'virtual:theme.css'

/** Serves the clinic's colours as the style sheet `virtual:theme.css`. */
export function themePlugin({ root }: { root: string }): Plugin {
  return {
    name: 'mercan:theme',
    resolveId: (id) => (id === STYLES ? `\0${STYLES}` : undefined),
    load(id) {
      if (id !== `\0${STYLES}`) return
      this.addWatchFile(join(root, 'content', 'theme.json'))
      return themeStyles(readTheme(root))
    },
  }
}
