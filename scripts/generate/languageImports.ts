type Imports = {
  /** The folders that the files are in, for the header. */
  folders: string
  /** The name of the exported object, and what it maps. */
  name: string
  about: string
  /** The files of each language: a name by its path from the module. */
  languages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A module that imports the JSON files of all languages, so that bundles contain them. */
export function languageImports({ folders, name, about, languages }: Imports): string {
  const imports: string[] = []
  const entries = Object.entries(languages).map(([language, files]) => {
    const rows = Object.entries(files).map(([key, path]) => {
      const local = `${language}_${key.replace('.json', '')}`.replaceAll('-', '_')
      imports.push(`import ${local} from './${path}' with { type: 'json' }`)
      return `    '${key}': ${local},`
    })
    return `  '${language}': {\n${rows.join('\n')}\n  },`
  })
  return `// Generated from ${folders} by \`npm run generate\`. Do not edit.
${imports.join('\n')}

/** ${about} */
export const ${name}: Record<string, Record<string, object>> = {
${entries.join('\n')}
}
`
}
