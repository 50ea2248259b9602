/**
 * `text` needs 4.5 to 1; `large` (24 px, or bold from 18.7 px) and `part` (a
 * focus ring, an edge one must see) 3 to 1.
 */
export type Kind = 'text' | 'large' | 'part'

/** A token on another and where that is seen. */
export type Pair = { front: string; ground: string; kind: Kind; where: string }

const on =
  (ground: string, kind: Kind = 'text') =>
  ([front, where]: [front: string, where: string]): Pair => ({ front, ground, kind, where })

const words: [string, string][] = [
  ['--ink', 'text'],
  ['--text-quiet', 'quiet text'],
  ['--petrol-900', 'headings'],
  ['--petrol-700', 'links, outlined buttons'],
]
const darkWords: [string, string][] = [
  ['--ivory', 'text, headings'],
  ['--white', 'text of buttons and notices'],
  ['--mint-100', 'quiet text'],
  ['--mint-200', 'quiet text, links'],
]

/** Every text and every edge that must be seen, on every ground it stands on. */
export const pairs: Pair[] = [
  ...words.map(on('--ivory')),
  on('--ivory')(['--coral-text', 'accents, errors']),
  on('--ivory', 'large')(['--petrol-500', 'a panel’s name under the pointer']),
  ...words.map(on('--white')),
  on('--white')(['--coral-text', 'errors in a form']),
  ...words.map(on('--sand-100')),
  on('--sand-100', 'large')(['--coral-text', 'arrow behind a service’s name']),
  ...words.map(on('--mint-100')),
  on('--mint-200')(['--petrol-900', 'light buttons under the pointer, marked words']),
  on('--mint-200')(['--petrol-700', 'round buttons under the pointer']),
  ...darkWords.map(on('--petrol-900')),
  on('--petrol-700')(['--white', 'buttons']),
  on('--petrol-700')(['--ivory', 'outlined buttons under the pointer']),
  on('--coral-text')(['--white', 'notice of a failure']),
  ...['--ivory', '--white', '--sand-100', '--mint-100'].map((ground) =>
    on(ground, 'part')(['--petrol-700', 'focus ring']),
  ),
  on('--petrol-900', 'part')(['--mint-200', 'focus ring']),
  on('--petrol-900', 'part')(['--ivory', 'focus ring']),
  on('--white', 'part')(['--petrol-500', 'edge of a field']),
  on('--ivory', 'part')(['--petrol-500', 'sign of the open clinic']),
  on('--mint-200', 'part')(['--petrol-700', 'tick of a request that has arrived']),
]

export const least: Record<Kind, number> = { text: 4.5, large: 3, part: 3 }
