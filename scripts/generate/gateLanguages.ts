/**
 * A module that imports every file of words below `scripts/check/languages`, so that they
 * travel with the gate wherever it runs. `files` are their paths from that folder.
 */
export function gateLanguages(files: string[]): string {
  const sorted = [...files].sort()
  const imports = sorted.map((file) => `import ${nameOf(file)} from './languages/${file}'`)
  const languages = [...new Set(sorted.map(languageOf))].map((language) => {
    const own = sorted.filter((file) => languageOf(file) === language)
    const members = own.map((file) => `    '${file.slice(language.length + 1)}': ${nameOf(file)},`)
    return `  '${language}': {\n${members.join('\n')}\n  },`
  })
  return `// Generated from scripts/check/languages by \`npm run generate\`. Do not edit.
${imports.join('\n')}

/** The gate's words: language → file → words. */
export const languages: Record<string, Record<string, object>> = {
${languages.join('\n')}
}
`
}

const languageOf = (file: string) => file.split('/')[0] ?? ''

/** `de/fields/about.json` → `de_fields_about` */
const nameOf = (file: string) => file.replace('.json', '').replace(/\W/g, '_')
