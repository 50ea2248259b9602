import { readSites } from '../../src/content/loading/read.ts'
import { type Kind, least, type Pair, pairs } from '../../src/content/theme/pairs.ts'
import { ratioOf, type WrittenColours } from '../../src/content/theme/readable.ts'
import { clinicDir } from '../publish/paths.ts'
import { markdownTable } from './terminal.ts'

const kinds: Record<Kind, string> = { text: 'text', large: 'large text', part: 'edge' }

/** All pairs as Markdown, rounded down. */
export function contrastTable(pairs: Pair[], colours: WrittenColours): string {
  const rows = pairs.map((pair) => {
    const figure = (Math.floor((ratioOf(pair, colours) ?? 0) * 10) / 10).toFixed(1)
    return [pair.ground, pair.front, pair.where, kinds[pair.kind], `${least[pair.kind]}`, figure]
  })
  return markdownTable(['ground', 'front', 'where', 'kind', 'least', 'contrast'], rows)
}

/** `npm run contrast`: the contrast of every text and edge in the clinic's theme (WCAG 2.2 AA). */
if (process.argv[1] === import.meta.filename)
  console.log(contrastTable(pairs, readSites(clinicDir).own.theme.colours))
