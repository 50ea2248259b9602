import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { colourTokens } from './contrast/colours.ts'
import { pairs } from './contrast/pairs.ts'
import { contrastTable } from './contrast/table.ts'

/** `npm run contrast`: writes `.github/contrast.md` from the design's tokens. */
const root = join(import.meta.dirname, '..')
const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8')
writeFileSync(join(root, '.github/contrast.md'), contrastTable(pairs, colourTokens(css)))
