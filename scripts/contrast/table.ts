import { type Kind, least, type Pair } from './pairs.ts'
import { ratioOf, type WrittenColours } from './readable.ts'

const kinds: Record<Kind, string> = { text: 'text', large: 'large text', part: 'edge' }

/** The table of all pairs as Markdown, figures rounded down. */
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
