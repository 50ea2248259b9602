/** Fills a text's {{placeholders}}; one without a value stays. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (slot, name: string) => String(values[name] ?? slot))

/** The placeholders of a text, as written and by name: `{{name}}`, `{{- name}}`, `{{name, format}}`. */
export const placeholdersIn = (text: string): { raw: string; name: string }[] =>
  [...text.matchAll(/\{\{-?\s*([A-Za-z][\w.]*)[^{}]*\}\}/g)].map(([raw, name = '']) => ({
    raw,
    name,
  }))
