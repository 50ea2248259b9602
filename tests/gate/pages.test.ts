import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { allPages, contentPages, localePages } from '../../scripts/check/changes/pages.ts'
import { project } from './siteCopy.ts'

const source = join(project, 'src')

/** An import as it stands in a file, or one of a section whose code a page fetches later. */
const imports = /(?:(?:from|import) |deferred\(\s*async \(\) => \(await import\()'(\.[^']+)'/g

/** The files a module reaches by its imports, itself among them; the door to the content stays closed. */
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

const textOf = (file: string) => readFileSync(file, 'utf8')

const valuesFrom = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '[./]*content'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name in contentPages),
  )

const namespacesIn = (text: string) =>
  [...text.matchAll(/virtual:locale\/(\w+)'/g)].map(([, name = '']) => name)

const pageFile = (page: string) => `${page[0]?.toUpperCase()}${page.slice(1)}Page.tsx`

const reached = new Map(
  allPages.map((page) => {
    const texts = [...reachedFrom(join(source, 'routes', pageFile(page)))].map(textOf)
    return [
      page,
      { content: texts.flatMap(valuesFrom), locale: texts.flatMap(namespacesIn) },
    ] as const
  }),
)

const pagesWith = (kind: 'content' | 'locale', name: string) =>
  allPages.filter((page) => reached.get(page)?.[kind].includes(name))

test('every page of the site is in the table', () => {
  const files = readdirSync(join(source, 'routes')).filter((file) => file.endsWith('Page.tsx'))
  expect(files.sort()).toEqual(allPages.map(pageFile).sort())
})

test('an editor is told exactly the pages that show a content file', () => {
  for (const [name, pages] of Object.entries(contentPages)) {
    if (typeof pages !== 'string') expect(pagesWith('content', name), name).toEqual(pages)
  }
})

test('an editor is told exactly the pages that say a text', () => {
  for (const [name, pages] of Object.entries(localePages)) {
    if (pages === 'none') expect(pagesWith('locale', name), name).toEqual([])
    else if (pages !== 'every') expect(pagesWith('locale', name), name).toEqual(pages)
  }
})
