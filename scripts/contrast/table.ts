import type { ThemeFile } from '../../src/content/types.gen.ts'
import { type Colour, colourOf, contrast } from './colours.ts'
import { type ColourRole, type Kind, least, type Pair } from './pairs.ts'

const kinds: Record<Kind, string> = { text: 'text', large: 'large text', part: 'edge' }

type Colours = ThemeFile['colours']

/** The contrast of a pair in a theme. Throws when one of its roles has no colour. */
export function contrastOf({ front, ground }: Pair, colours: Colours): number {
  const colour = (role: ColourRole): Colour => {
    const found = colourOf(colours[role])
    if (!found) throw new Error(`${role}: ${colours[role]} is no colour`)
    return found
  }
  return contrast(colour(front), colour(ground))
}

/** The table of all pairs as Markdown, figures rounded down. */
export function contrastTable(pairs: Pair[], colours: Colours): string {
  const rows = pairs.map((pair) => {
    const figure = (Math.floor(contrastOf(pair, colours) * 10) / 10).toFixed(1)
    const cells = [pair.ground, pair.front, pair.where, kinds[pair.kind], least[pair.kind], figure]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| ground | front | where | kind | least | contrast |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}
