/** Fills a text's {{placeholders}}; throws for a missing value. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_placeholder, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`no value for {{${key}}} in "${template}"`)
    return value
  })
}
