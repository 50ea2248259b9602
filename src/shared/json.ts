/** Most levels of nesting in a JSON file; recursive readers exhaust the stack at some thousands. */
export const MOST_LEVELS = 64

/** A string, also an unfinished one, or a bracket. */
const PARTS = /"(?:[^"\\\r\n]+|\\.)*"?|[{}[\]]/g

/** The offset of the first bracket below MOST_LEVELS others; undefined if there is none. Broken JSON is allowed. */
export function tooDeepAt(text: string): number | undefined {
  let level = 0
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    if (part === '{' || part === '[') level += 1
    else if (level > 0 && (part === '}' || part === ']')) level -= 1
    if (level > MOST_LEVELS) return index
  }
  return undefined
}

/** Parses JSON; throws a SyntaxError for invalid and for too deeply nested text. */
export function parseJson(text: string): unknown {
  if (tooDeepAt(text) !== undefined) throw new SyntaxError(`more than ${MOST_LEVELS} levels`)
  return JSON.parse(text)
}
