import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ThemeFile } from '../../src/content/types.gen.ts'

/** The look of the clinic below `root`, as the gate has let it pass: the same in every language. */
export const readTheme = (root: string): ThemeFile =>
  JSON.parse(readFileSync(join(root, 'content', 'theme.json'), 'utf8'))
