/**
 * A module that imports the texts of all languages, so that bundles contain them. `messages`: the
 * files of each language below `src/validation/languages`; `src/validation/fields` has one for each.
 */
export function languageImports(messages: Readonly<Record<string, readonly string[]>>): string {
  const imports: string[] = []
  const entries = Object.entries(messages).map(([language, files]) => {
    const rows = ['fields.json', ...files].map((file) => {
      const name = `${language}_${file.replace('.json', '')}`
      const from =
        file === 'fields.json' ? `fields/${language}.json` : `languages/${language}/${file}`
      imports.push(`import ${name} from './${from}' with { type: 'json' }`)
      return `    '${file}': ${name},`
    })
    return `  '${language}': {\n${rows.join('\n')}\n  },`
  })
  return `// Generated from src/validation/{languages,fields} by \`npm run generate\`. Do not edit.
${imports.join('\n')}

/** Messages: language → file → texts. */
export const languages: Record<string, Record<string, object>> = {
${entries.join('\n')}
}
`
}
