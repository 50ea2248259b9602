import { readTheme } from '../../src/content/loading/read.ts'
import { type Kind, least, type Pair, pairs } from '../../src/content/theme/pairs.ts'
import { ratioOf, type WrittenColours } from '../../src/content/theme/readable.ts'
import { clinicDir } from '../build/paths.ts'

const kinds: Record<Kind, string> = { text: 'text', large: 'large text', part: 'edge' }

/** All pairs as Markdown, rounded down. */
export function contrastTable(pairs: Pair[], colours: WrittenColours): string {
  const rows = pairs.map((pair) => {
    const figure = (Math.floor((ratioOf(pair, colours) ?? 0) * 10) / 10).toFixed(1)
    const cells = [pair.ground, pair.front, pair.where, kinds[pair.kind], least[pair.kind], figure]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| ground | front | where | kind | least | contrast |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

/** `npm run contrast`: the contrast of every text and edge in the clinic's theme (WCAG 2.2 AA). */
if (process.argv[1] === import.meta.filename)
  console.log(contrastTable(pairs, readTheme(clinicDir).colours))
