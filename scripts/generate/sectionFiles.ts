import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { homeOf } from '../../src/validation/pageSections.ts'
import type { SchemaSource } from './sources.ts'

/** Computed from content files (`DerivedContent`). */
const derived = ['requestChoices', 'specialDays', 'amounts', 'doctorFacts']

/** An import of a value or of a module for its effects. */
const imports = /(?:from|import) '(\.[^']+)'/g
const typeImports = /import type [^']+'[^']+'/g

/**
 * The content files and locale namespaces that each section kind reads, found by following imports;
 * `frame` and `footer` are on every page, `navigation` changes pages. `imports`: the files, or top-level fields of files, that
 * its code reads; `content`: these files, its record's and those of records it refers to, which are
 * resolved with the page's data.
 */
export function sectionFiles(src: string, schemas: readonly SchemaSource[]): string {
  const contents = schemas.map(({ name }) => name)
  const folder = join(src, 'site', 'sections', 'kinds')
  const kinds = readdirSync(folder).filter((file) => file.endsWith('.tsx'))
  const entries: [kind: string, module: string][] = [
    ['frame', join(src, 'site', 'app', 'Site.tsx')],
    ['navigation', join(src, 'site', 'app', 'router.tsx')],
    ['footer', join(src, 'site', 'sections', 'site', 'SiteFooter.tsx')],
    ...kinds.sort().map((file): [string, string] => [kindOf(file), join(folder, file)]),
  ]
  const rows = entries.map(([kind, module]) => {
    const texts = [...reachedFrom(module)].map(textOf)
    const read = texts
      .flatMap(contentIn)
      .filter((name) => [...contents, ...derived].includes(fileOf(name)))
    const files = {
      content: unique([...read.map(fileOf), ...recordFiles(kind, schemas)]).filter((name) =>
        contents.includes(name),
      ),
      // A file that is read as a whole needs no fields.
      imports: unique(read.filter((name) => name === fileOf(name) || !read.includes(fileOf(name)))),
      locale: unique(texts.flatMap(namespacesIn)),
    }
    return `  ${JSON.stringify(kind)}: ${JSON.stringify(files)}`
  })
  return `{\n${rows.join(',\n')}\n}\n`
}

const fileOf = (name: string): string => name.split('.')[0] ?? ''

/** The files of a section's record and of records it refers to, except pages. */
function recordFiles(kind: string, schemas: readonly SchemaSource[]): string[] {
  const home = homeOf(kind)?.name
  const schema = schemas.find(({ name }) => name === home)?.schema
  if (!home || !schema) return []
  const named = JSON.stringify(schema).matchAll(/"refersTo":"(\w+)\./g)
  return [home, ...[...named].map(([, name = '']) => name).filter((name) => name !== 'pages')]
}

/** `AboutOverview.tsx` → `about-overview`. */
const kindOf = (file: string) =>
  basename(file, '.tsx')
    .replace(/(?!^)[A-Z]/g, '-$&')
    .toLowerCase()

const unique = (names: string[]) => [...new Set(names)].sort()

const textOf = (file: string) => readFileSync(file, 'utf8').replace(typeImports, '')

/** All modules reached by imports from `entry`; the content modules are not followed. */
function reachedFrom(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  for (const [, specifier = ''] of textOf(entry).matchAll(imports)) {
    const bare = resolve(dirname(entry), specifier)
    const file = [bare, `${bare}.ts`, `${bare}.tsx`].find(
      (path) => /\.tsx?$/.test(path) && existsSync(path),
    )
    if (file) reachedFrom(file, seen)
  }
  return seen
}

/** What a module reads of the content: `clinic.phones` for a field, `clinic` for a whole file. */
const contentIn = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '[./]*content'/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[a-z]/i.test(name))
    .flatMap((name) => fieldsOf(name, text))

/** The top-level fields of a file that a module reads; the file itself for any other use. */
function fieldsOf(name: string, text: string): string[] {
  const fields = new Set<string>()
  const code = text.replace(/import [^']*'[^']*'/g, '').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const rest = code
    .replace(new RegExp(`\\{([^{}]*)\\} = ${name}\\b(?![.[(])`, 'g'), (_all, list: string) => {
      for (const field of list.split(',')) fields.add(field.split(/[:=]/)[0]?.trim() ?? '')
      return ''
    })
    .replace(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'), (_all, field: string) => {
      fields.add(field)
      return ''
    })
  // Also after the dots of a spread.
  if (new RegExp(`(?<!(?<!\\.)\\.|[\\w'"/-])${name}\\b(?![\\w'":/-])`).test(rest)) return [name]
  return [...fields].filter(Boolean).map((field) => `${name}.${field}`)
}

/** Namespaces of hooks and of keys such as `staff:book`; `common` is the default. */
const namespacesIn = (text: string): string[] => [
  ...[...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names === '' ? ['common'] : (names.match(/\w+/g) ?? []),
  ),
  ...[...text.matchAll(/\bt\(\s*'(\w+):/g)].map(([, name = '']) => name),
  ...(/\bi18n\.t\('[^:']*'/.test(text) ? ['common'] : []),
]
