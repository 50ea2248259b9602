import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { homeOf } from '../../src/validation/pageSections.ts'
import type { SchemaSource } from './sources.ts'

/** An import of a value or of a module for its effects. */
const imports = /(?:from|import) '(\.[^']+)'/g
const typeImports = /import type [^']+'[^']+'/g

/**
 * The content files and locale namespaces that each section kind imports, found by following
 * imports; `frame` is the frame of every page. Sections of one record also read the files the
 * record refers to.
 */
export function sectionFiles(src: string, schemas: readonly SchemaSource[]): string {
  const contents = schemas.map(({ name }) => name)
  const folder = join(src, 'site', 'sections', 'kinds')
  const kinds = readdirSync(folder).filter((file) => file.endsWith('.tsx'))
  const frame = ['app/Site.tsx', 'sections/site/SiteFooter.tsx']
  const entries: [kind: string, modules: string[]][] = [
    ['frame', frame.map((file) => join(src, 'site', file))],
    ...kinds.sort().map((file): [string, string[]] => [kindOf(file), [join(folder, file)]]),
  ]
  const rows = entries.map(([kind, modules]) => {
    const texts = modules.flatMap((module) => [...reachedFrom(module)]).map(textOf)
    const files = {
      content: unique([...texts.flatMap(contentIn), ...recordFiles(kind, schemas)]).filter((name) =>
        contents.includes(name),
      ),
      locale: unique(texts.flatMap(namespacesIn)),
    }
    return `  ${JSON.stringify(kind)}: ${JSON.stringify(files)}`
  })
  return `{\n${rows.join(',\n')}\n}\n`
}

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

const contentIn = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '[./]*content'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )

const namespacesIn = (text: string) =>
  [...text.matchAll(/virtual:locale\/(\w+)'/g)].map(([, name = '']) => name)
