/**
 * A module that imports the texts of all languages, so that bundles contain them. `messages`: the
 * files of each language below `src/validation/languages`; `src/validation/fields` has one for each.
 */
export function languageImports(messages: Readonly<Record<string, readonly string[]>>): string {
  const texts = Object.entries(messages).map(([language, files]) => ({
    language,
    files: [
      { file: 'fields.json', from: `fields/${language}.json` },
      ...files.map((file) => ({ file, from: `languages/${language}/${file}` })),
    ].map(({ file, from }) => ({ file, from, name: `${language}_${file.replace('.json', '')}` })),
  }))
  const imports = texts.flatMap(({ files }) =>
    files.map(({ name, from }) => `import ${name} from './${from}' with { type: 'json' }`),
  )
  const entries = texts.map(({ language, files }) => {
    const rows = files.map(({ file, name }) => `    '${file}': ${name},`)
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
