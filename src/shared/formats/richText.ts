/** A stretch of a text, bold or linked to a page by its id or to an address. */
export type Run = { text: string; bold?: true; page?: string; url?: string }

type Marks = Omit<Run, 'text'>

const WORDS = String.raw`\[((?:\\[^]|[^\\[\]])+)\]`
const PAGE = '[a-z0-9]+(?:-[a-z0-9]+)*'
const URL = String.raw`https:\/\/[^\s"<>()]+`

/** A backslash before a sign, `**bold**`, or `[words](target)`. */
const NOTATION = new RegExp(
  String.raw`\\([\\*[\]])|\*\*(?=\S)((?:\\[^]|(?!\*\*)[^\\])+)(?<=\S)\*\*|${WORDS}\((?:page:(${PAGE})|(${URL}))\)`,
  'g',
)

/** `[words](target)` whose target is neither `page:id` nor an https address. */
export const BROKEN_LINK = new RegExp(
  String.raw`(?<!\\)${WORDS}\((?!page:${PAGE}\)|${URL}\))[^()]+\)`,
)

/** The runs of a text with notation: `**bold**`, `[words](page:id)`, `[words](https://...)`. */
export function runsOf(text: string, marks: Marks = {}): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const found of text.matchAll(NOTATION)) {
    const [whole, sign, bold, words, page, url] = found
    runs.push({ text: text.slice(at, found.index), ...marks })
    at = found.index + whole.length
    if (sign) runs.push({ text: sign, ...marks })
    else if (bold) runs.push(...runsOf(bold, { ...marks, bold: true }))
    else if (words)
      runs.push(...runsOf(words, { ...marks, ...(page ? { page } : { url: url ?? '' }) }))
  }
  return joined([...runs, { text: text.slice(at), ...marks }])
}

/** The inverse of `runsOf`: signs are escaped only where they would be read as notation. */
export function richText(runs: readonly Run[]): string {
  const wanted = joined(runs.flatMap(withoutEdgeSpaces))
  const light = wanted.map((run) => written(run, run.text)).join('')
  if (contentOf(runsOf(light)) === contentOf(wanted)) return light
  return wanted.map((run) => written(run, run.text.replace(/[\\*[\]]/g, '\\$&'))).join('')
}

function written({ bold, page, url }: Run, text: string): string {
  const words = bold ? `**${text}**` : text
  const target = page ? `page:${page}` : url?.replace(/[()]/g, encodeSign)
  return target ? `[${words}](${target})` : words
}

const encodeSign = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`

/** Spaces at the edges of marked words are written outside of the marks. */
function withoutEdgeSpaces({ text, ...marks }: Run): Run[] {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return [{ text: before }, { text: words, ...marks }, { text: after }]
}

/** Without empty runs; neighbours with the same marks are one. */
export function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const run of runs) {
    const last = result.at(-1)
    if (run.text === '') continue
    if (last && markOf(last) === markOf(run)) last.text += run.text
    else result.push({ ...run })
  }
  return result
}

const markOf = ({ bold, page, url }: Run) => JSON.stringify([bold, page, url])

const contentOf = (runs: readonly Run[]) =>
  JSON.stringify(runs.map((run) => [run.text, markOf(run)]))
