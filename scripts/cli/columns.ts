import stringWidth from 'string-width'

/** Columns of a terminal in which no line of a command breaks by itself. */
export const COLUMNS = 80

/** Letters, quotation marks and signs of one column each; the tables are slow. */
const NARROW = /^[ -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u20ba✖⚠□]*$/

/** The columns of a text by Unicode's tables: two for a wide letter, none for a combining mark. */
export const columnsOf = (text: string): number =>
  NARROW.test(text) ? text.length : stringWidth(text)

/** Finds letters with their marks, emoji with their parts. */
export const letters = new Intl.Segmenter()

const lettersOf = (text: string): string[] =>
  Array.from(letters.segment(text), ({ segment }) => segment)

/** The first letters that fit into so many columns. */
function fitting(from: readonly string[], room: number): string[] {
  let used = 0
  const end = from.findIndex((letter) => {
    used += columnsOf(letter)
    return used > room
  })
  return from.slice(0, end === -1 ? undefined : end)
}

/** Columns kept before a marked stretch. */
const LEAD = 30

type Marked = { before: string; marked: string; after: string }

/** As much of a line as fits around a marked stretch, and the carets for the line below it. */
export function cutAround({ before, marked, after }: Marked, room: number) {
  const rest = marked + after
  const isWhole = Math.max(columnsOf(before + rest), columnsOf(before) + 1) <= room
  const space = isWhole ? room : room - 2
  const lead = Math.max(LEAD, space - columnsOf(rest))
  const left = fitting(lettersOf(before).reverse(), lead).reverse().join('')
  const right = fitting(lettersOf(rest), space - columnsOf(left)).join('')
  const start = left === before ? left : `…${left}`
  const carets = Math.min(columnsOf(marked), columnsOf(right))
  return {
    shown: `${start}${right}${right === rest ? '' : '…'}`,
    carets: `${' '.repeat(columnsOf(start))}${'^'.repeat(Math.max(1, carets))}`,
  }
}

/** A sign, a label or an option, below whose end further lines begin; then the place that terminals link. */
const OPENING =
  /^( *(?:[✖⚠] |- (?:\[ \] )?|[\p{L}\p{M}]+ *: |--\S+(?: \S+)? {2,})?)((?<=[✖⚠] ).*?:\d+:\d+, ?)?/u

/** Breaks the lines of a text that do not fit; a linked place stays whole. */
export const inColumns = (text: string): string => text.split('\n').map(broken).join('\n')

function broken(line: string): string {
  if (columnsOf(line) <= COLUMNS) return line
  const [opening = '', start = ''] = OPENING.exec(line) ?? []
  const indent = ' '.repeat(columnsOf(start))
  const lines = [opening]
  for (const piece of piecesOf(line.slice(opening.length), COLUMNS - indent.length)) {
    const longer = `${lines.at(-1)}${piece}`
    if (columnsOf(longer.trimEnd()) <= COLUMNS) lines[lines.length - 1] = longer
    else lines.push(`${indent}${piece}`)
  }
  return lines.map((each) => each.trimEnd()).join('\n')
}

/** A quoted text is broken between its words only if it is too long; a word, between its letters. */
function piecesOf(text: string, room: number): string[] {
  const isWide = (piece: string) => columnsOf(piece.trimEnd()) > room
  const pieces = text.match(/"(?:[^"\\]|\\.)*"[,:]? *|[^ ]+ */g) ?? []
  const words = pieces.flatMap((piece) => (isWide(piece) ? (piece.match(/[^ ]+ */g) ?? []) : piece))
  return words.flatMap((word) => (isWide(word) ? lettersOf(word) : word))
}
