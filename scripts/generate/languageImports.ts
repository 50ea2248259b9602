/**
 * A module that imports all message files and field texts, so that bundles contain them. `messages`
 * are paths below `src/validation/languages`, `fieldTexts` the languages of each content file's texts.
 */
export function languageImports(
  messages: readonly string[],
  fieldTexts: Readonly<Record<string, readonly string[]>>,
): string {
  const entries = [
    ...messages.map((path) => {
      const [language = '', file = ''] = path.split('/')
      const name = nameOf(`${language}_${file}`)
      return { language, file, name, value: name, from: `languages/${path}` }
    }),
    ...Object.entries(fieldTexts).flatMap(([file, languages]) =>
      languages.map((language) => {
        const name = nameOf(`fields_${file}`)
        const from = `fields/${file}`
        return { language, file: from, name, value: `${name}.${language}`, from }
      }),
    ),
  ].sort((a, b) => (`${a.language}/${a.file}` < `${b.language}/${b.file}` ? -1 : 1))
  const imports = new Set(
    entries.map(({ name, from }) => `import ${name} from './${from}' with { type: 'json' }`),
  )
  const languages = [...new Set(entries.map(({ language }) => language))].map((language) => {
    const own = entries.filter((entry) => entry.language === language)
    return `  '${language}': {\n${own.map(({ file, value }) => `    '${file}': ${value},`).join('\n')}\n  },`
  })
  return `// Generated from src/validation/{languages,fields} by \`npm run generate\`. Do not edit.
${[...imports].join('\n')}

/** Messages: language → file → texts. */
export const languages: Record<string, Record<string, object>> = {
${languages.join('\n')}
}
`
}

/** `de/about.json` → `de_about` */
const nameOf = (file: string) => file.replace('.json', '').replace(/\W/g, '_')
