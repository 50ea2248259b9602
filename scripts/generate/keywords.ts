/** Keywords that hold schemas by name. */
export const MEMBERS = ['properties', 'definitions']

/** Keywords that constrain values. */
export const RULES = [
  ...['$ref', 'type', 'const', 'enum', 'format', 'pattern', 'country', 'minimum', 'maximum'],
  ...['minLength', 'items', 'minItems', 'uniqueItems', 'minProperties'],
  ...['required', 'dependencies', 'additionalProperties'],
]

/** Keywords beyond JSON Schema without effect on validity. */
export const ANNOTATIONS = [
  ...['labelledBy', 'media', 'ratio', 'refersTo', 'translate', 'tsType', 'unit'],
  ...['patternErrorMessage', 'errorMessage', 'enumDescriptions', 'defaultSnippets'],
]

const KNOWN = ['$schema', 'title', 'description', 'examples', ...RULES, ...ANNOTATIONS]

/** Throws an Error with file and place for a keyword that the compiled validators would lack. */
export function refuseUnknownKeywords(file: string, node: object, place = '#'): void {
  for (const [key, value] of Object.entries(node)) {
    const at = `${place}/${key}`
    if (MEMBERS.includes(key))
      for (const [name, member] of Object.entries<object>(value))
        refuseUnknownKeywords(file, member, `${at}/${name}`)
    else if (!KNOWN.includes(key)) throw new Error(`${file}: no validator checks the keyword ${at}`)
    else if (key === 'items') refuseUnknownKeywords(file, value, at)
  }
}
