/** Keywords that constrain values; `properties` and `definitions` hold schemas by name. */
export const RULES = [
  ...['$ref', 'type', 'const', 'enum', 'format', 'pattern', 'country', 'minimum', 'maximum'],
  ...['minLength', 'items', 'minItems', 'uniqueItems', 'minProperties', 'properties'],
  ...['required', 'dependencies', 'additionalProperties', 'definitions'],
]

/** Keywords without effect on validity. */
export const NOTES = [
  ...['aside', 'examples', 'labelledBy', 'longest', 'media', 'ratio', 'refersTo', 'rich'],
  ...['staffOnly', 'translate', 'tsType', 'unit'],
]
