import { type Colour, contrast } from './colours.ts'
import { type Kind, least, type Pair } from './pairs.ts'

const kinds: Record<Kind, string> = { text: 'text', large: 'large text', part: 'edge' }

/** The contrast of a pair's tokens. Throws when one of them is no colour. */
export function contrastOf({ front, ground }: Pair, colours: Map<string, Colour>): number {
  const colour = (token: string): Colour => {
    const found = colours.get(token)
    if (!found) throw new Error(`${token} is no colour in tokens.css`)
    return found
  }
  return contrast(colour(front), colour(ground))
}

/** The table of all pairs as Markdown, figures rounded down. */
export function contrastTable(pairs: Pair[], colours: Map<string, Colour>): string {
  const rows = pairs.map((pair) => {
    const figure = (Math.floor(contrastOf(pair, colours) * 10) / 10).toFixed(1)
    const cells = [pair.ground, pair.front, pair.where, kinds[pair.kind], least[pair.kind], figure]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '# Contrast of every text on every ground',
    '',
    'Made by `npm run contrast` from `src/styles/tokens.css`; a test compares it. WCAG 2.2 AA.',
    '',
    '| ground | front | where | kind | least | contrast |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
