/** Fills a text's {{placeholders}}; one without a value stays. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (slot, name: string) => String(values[name] ?? slot))
