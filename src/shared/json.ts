/** Most levels of nesting in a JSON file; recursive readers exhaust the stack at some thousands. */
export const MOST_LEVELS = 64

/** Most values in a JSON file: a price list has some hundreds. */
export const MOST_VALUES = 5000

/** A string, also an unfinished one, a bracket or a comma. */
const PARTS = /"(?:[^"\\\r\n]+|\\.)*"?|[{}[\],]/g

/** Where a JSON text exceeds a limit: in UTF-16 code units. */
type Excess = { of: 'levels' | 'values'; offset: number }

/**
 * The first bracket or comma with which a text has too many levels or values; undefined if it has
 * not. Broken JSON is allowed.
 */
export function excessOf(text: string): Excess | undefined {
  let level = 0
  let values = 0
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    const isOpening = part === '{' || part === '['
    if (isOpening) level += 1
    else if (level > 0 && (part === '}' || part === ']')) level -= 1
    // Each value but the outermost follows a bracket or a comma.
    if (isOpening || part === ',') values += 1
    if (level > MOST_LEVELS) return { of: 'levels', offset: index }
    if (values > MOST_VALUES) return { of: 'values', offset: index }
  }
  return undefined
}

/** Parses JSON, also after a byte order mark; throws a SyntaxError for invalid text and for text beyond the limits. */
export function parseJson(text: string): unknown {
  const excess = excessOf(text)
  if (excess?.of === 'levels') throw new SyntaxError(`more than ${MOST_LEVELS} levels`)
  if (excess) throw new SyntaxError(`more than ${MOST_VALUES} values`)
  return JSON.parse(text.replace(/^\uFEFF/, ''))
}

/** Whether a text is JSON, of any size. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** All values that are no list or object, by dotted path; list items have their index. */
export function valuesByPath(
  value: unknown,
  path = '',
  values = new Map<string, unknown>(),
): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return values.set(path, value)
  for (const [key, item] of Object.entries(value))
    valuesByPath(item, path === '' ? key : `${path}.${key}`, values)
  return values
}
