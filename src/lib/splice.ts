/** A list or a record in a text: its brackets and what stands in it. */
export type Sequence = { offset: number; length: number; parts: readonly Stretch[] }

type Stretch = { offset: number; length: number }

const endOf = ({ offset, length }: Stretch) => offset + length

/** What stands in front of the first part: a space, or a line break and the indentation of all parts. */
function leadOf(text: string, { offset, parts: [first] }: Sequence): string {
  return first ? text.slice(offset + 1, first.offset) : ''
}

/**
 * Puts a part at `index`. `print` is told the indentation of a part on a line of its own,
 * or undefined where all stand on one line.
 */
export function inserted(
  text: string,
  sequence: Sequence,
  index: number,
  print: (indent: string | undefined) => string,
): string {
  const { parts } = sequence
  const [last, next] = [parts.at(-1), parts[index]]
  if (!last) return filled(text, sequence, print)
  const lead = leadOf(text, sequence)
  const part = print(lead.includes('\n') ? lead.slice(lead.lastIndexOf('\n') + 1) : undefined)
  const gap = lead.includes('\n') ? lead : ' '
  if (next) return `${text.slice(0, next.offset)}${part},${gap}${text.slice(next.offset)}`
  return `${text.slice(0, endOf(last))},${gap}${part}${text.slice(endOf(last))}`
}

/** The first part of what was empty, on a line of its own. */
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
  return text.slice(0, offset) + whole + text.slice(offset + length)
}

/** Takes the part at `index` away, with what kept it from its neighbour. */
export function removed(text: string, { offset, length, parts }: Sequence, index: number): string {
  const [before, part, next] = [parts[index - 1], parts[index], parts[index + 1]]
  if (!part) throw new Error(`there is no part ${index}`)
  if (next) return text.slice(0, part.offset) + text.slice(next.offset)
  if (before) return text.slice(0, endOf(before)) + text.slice(endOf(part))
  return text.slice(0, offset + 1) + text.slice(offset + length - 1)
}

/** Brings a part to another place; what stands between the parts stays where it is. */
export function moved(text: string, sequence: Sequence, from: number, to: number): string {
  const order = [...sequence.parts.keys()]
  const [part] = order.splice(from, 1)
  if (part === undefined || to < 0 || to > order.length)
    throw new Error(`no place ${from} or ${to}`)
  order.splice(to, 0, part)
  return arranged(text, sequence, order)
}

/** Puts the parts into an order, given by their indexes; what stands between them stays where it is. */
export function arranged(text: string, { parts }: Sequence, order: readonly number[]): string {
  let whole = ''
  let at = 0
  for (const [index, each] of parts.entries()) {
    const part = parts[order[index] ?? index] ?? each
    whole += text.slice(at, each.offset) + text.slice(part.offset, endOf(part))
    at = endOf(each)
  }
  return whole + text.slice(at)
}

/** The file's own line ending. */
export const breakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')

/** What one step of indentation is in a file: that of its first indented line. */
export const unitOf = (text: string): string => /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
