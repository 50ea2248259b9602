import type { ThemeFile } from '../types.gen.ts'

/** Contrast: `text` 4.5:1, `large` (24 px, bold 18.7 px) and `part` (focus ring, edge) 3:1. */
export type Kind = 'text' | 'large' | 'part'

export type ColourRole = keyof ThemeFile['colours']

/** A colour on a ground, and where it is used. */
export type Pair = { front: ColourRole; ground: ColourRole; kind: Kind; where: string }

const on =
  (ground: ColourRole, kind: Kind = 'text') =>
  ([front, where]: [front: ColourRole, where: string]): Pair => ({ front, ground, kind, where })

const words: [ColourRole, string][] = [
  ['ink', 'text'],
  ['inkQuiet', 'quiet text'],
  ['deep', 'headings'],
  ['primary', 'links, outlined buttons'],
]
const darkWords: [ColourRole, string][] = [
  ['paper', 'text, headings'],
  ['surface', 'text of buttons and notices'],
  ['soft', 'quiet text'],
  ['tint', 'quiet text, links'],
]

/** Every text and required edge on every ground, in light surroundings. */
export const pairs: Pair[] = [
  ...words.map(on('paper')),
  on('paper')(['inkAccent', 'accents, errors']),
  on('paper', 'large')(['primaryLight', 'a panel’s name under the pointer']),
  ...words.map(on('surface')),
  on('surface')(['inkAccent', 'errors in a form']),
  ...words.map(on('warm')),
  on('warm', 'large')(['inkAccent', 'arrow behind a service’s name']),
  ...words.map(on('soft')),
  on('tint')(['deep', 'light buttons under the pointer, marked words']),
  on('tint')(['primary', 'round buttons under the pointer']),
  ...darkWords.map(on('deep')),
  on('primary')(['surface', 'buttons']),
  on('ink')(['surface', 'buttons under the pointer']),
  on('primary')(['paper', 'outlined buttons under the pointer']),
  on('inkAccent')(['surface', 'notice of a failure']),
  ...(['paper', 'surface', 'warm', 'soft'] as const).map((ground) =>
    on(ground, 'part')(['primary', 'focus ring']),
  ),
  on('deep', 'part')(['tint', 'focus ring']),
  on('deep', 'part')(['paper', 'focus ring']),
  on('surface', 'part')(['primaryLight', 'edge of a field']),
  on('paper', 'part')(['primaryLight', 'sign of the open clinic']),
  on('tint', 'part')(['primary', 'tick of a request that has arrived']),
]

/** In dark surroundings; dark grounds and what is on them are as in light ones. */
export const darkPairs: Pair[] = [
  ...pairs.filter(({ front, ground }) => front !== 'deep' && ground !== 'deep'),
  on('tint')(['ink', 'marked words']),
]

export const least: Record<Kind, number> = { text: 4.5, large: 3, part: 3 }
