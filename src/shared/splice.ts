type Stretch = { offset: number; length: number }

/** A list or object in a text: its brackets and parts. A node of `jsonc-parser` is one. */
type Sequence = Stretch & { children?: readonly Stretch[] }

const endOf = ({ offset, length }: Stretch) => offset + length

/** Whitespace before the first part: a space, or a line break with indentation. */
function leadOf(text: string, { offset, children: [first] = [] }: Sequence): string {
  return first ? text.slice(offset + 1, first.offset) : ''
}

/** Inserts a part at `index`. `print` receives the indentation; undefined: all on one line. */
export function inserted(
  text: string,
  sequence: Sequence,
  index: number,
  print: (indent: string | undefined) => string,
): string {
  const { children: parts = [] } = sequence
  const [last, next] = [parts.at(-1), parts[index]]
  if (!last) return filled(text, sequence, print)
  const lead = leadOf(text, sequence)
  const part = print(lead.includes('\n') ? lead.slice(lead.lastIndexOf('\n') + 1) : undefined)
  const gap = lead.includes('\n') ? lead : ' '
  if (next) return `${text.slice(0, next.offset)}${part},${gap}${text.slice(next.offset)}`
  return `${text.slice(0, endOf(last))},${gap}${part}${text.slice(endOf(last))}`
}

/** Inserts the first part on a line of its own. */
function filled(
  text: string,
  { offset, length }: Sequence,
  print: (indent: string | undefined) => string,
): string {
  const start = text.lastIndexOf('\n', offset) + 1
  const outer = /^[ \t]*/.exec(text.slice(start))?.[0] ?? ''
  const inner = outer + unitOf(text)
  const line = breakOf(text)
  const [open, close] = [text.charAt(offset), text.charAt(offset + length - 1)]
  const whole = `${open}${line}${inner}${print(inner)}${line}${outer}${close}`
  return applyEdit(text, { offset, length, text: whole })
}

/** Removes a part with its separator. */
export function removed(
  text: string,
  { offset, length, children: parts = [] }: Sequence,
  index: number,
): string {
  const [before, part, next] = [parts[index - 1], parts[index], parts[index + 1]]
  if (!part) throw new Error(`there is no part ${index}`)
  if (next) return text.slice(0, part.offset) + text.slice(next.offset)
  if (before) return text.slice(0, endOf(before)) + text.slice(endOf(part))
  return text.slice(0, offset + 1) + text.slice(offset + length - 1)
}

/** Moves a part; the text between parts stays. */
export function moved(text: string, sequence: Sequence, from: number, to: number): string {
  const order = [...(sequence.children ?? []).keys()]
  const [part] = order.splice(from, 1)
  if (part === undefined || to < 0 || to > order.length)
    throw new Error(`no place ${from} or ${to}`)
  order.splice(to, 0, part)
  return arranged(text, sequence, order)
}

/** Reorders the parts by index; the text between them stays. */
export function arranged(
  text: string,
  { children: parts = [] }: Sequence,
  order: readonly number[],
): string {
  let whole = ''
  let at = 0
  for (const [index, each] of parts.entries()) {
    const part = parts[order[index] ?? index] ?? each
    whole += text.slice(at, each.offset) + text.slice(part.offset, endOf(part))
    at = endOf(each)
  }
  return whole + text.slice(at)
}

/** The text with a stretch replaced by another text. */
export const applyEdit = (
  text: string,
  { offset, length, text: written }: Stretch & { text: string },
): string => text.slice(0, offset) + written + text.slice(offset + length)

/** The file's line ending. */
export const breakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')

/** The indentation step: that of the first indented line. */
export const unitOf = (text: string): string => /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
