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
  const print = (read: (text: string) => string) =>
    joined(runs)
      .map((run) => written(run, read(run.text)))
      .join('')
  const light = print((text) => text)
  return skeletonOf(runsOf(light)) === skeletonOf(runs)
    ? light
    : print((text) => text.replace(/[\\*[\]]/g, '\\$&'))
}

/** Letters and marks without spaces, which may be written outside of a mark. */
const skeletonOf = (runs: readonly Run[]): string =>
  joined(runs.map((run) => ({ ...run, text: run.text.replace(/\s/g, '') })))
    .map((run) => run.text + markOf(run))
    .join()

/** Spaces at the edges of marked words stay outside of the marks. */
function written({ bold, page, url }: Run, text: string): string {
  const target = page ? `page:${page}` : url?.replace(/[()]/g, encodeSign)
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  if (words === '' || !(bold || target)) return text
  const strong = bold ? `**${words}**` : words
  return `${before}${target ? `[${strong}](${target})` : strong}${after}`
}

const encodeSign = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`

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
