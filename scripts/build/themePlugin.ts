import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readTheme } from '../../src/content/read.ts'
import { themeStyles } from '../theme/themeStyles.ts'

const STYLES = 'virtual:theme.css'
/** A zero in front says that it is no file. */
const RESOLVED = `\0${STYLES}`

/** Serves the clinic's colours and fonts as the style sheet `virtual:theme.css`. */
export function themePlugin({ root }: { root: string }): Plugin {
  return {
    name: 'mercan:theme',
    resolveId: { filter: { id: /^virtual:theme\.css$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: [RESOLVED] },
      handler() {
        this.addWatchFile(join(root, 'content', 'theme.json'))
        return themeStyles(readTheme(root), (name) => join(root, 'content', 'media', name))
      },
    },
  }
}
