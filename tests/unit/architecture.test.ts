import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

type Import = { from: string; to: string; typeOnly: boolean }

const sources = ['src', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.gen.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
)
const modules = sources.filter((file) => /\.tsx?$/.test(file))
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(?<type>type\s)?(?:[^'"();]*?\sfrom\s+)?['"](?<a>[^'"]+)['"]|\bimport\(\s*['"](?<b>[^'"]+)['"]\s*\)/g

/** Every import of a module; relative ones as paths from the top folder, without ending. */
function importsOf(file: string): Import[] {
  return [...textOf(file).matchAll(statement)].map(({ groups }) => {
    const name = groups?.a ?? groups?.b ?? ''
    const to = name.startsWith('.') ? posix.join(dirname(file), name) : name
    return { from: file, to: to.replace(/\.tsx?$/, ''), typeOnly: Boolean(groups?.type) }
  })
}

const imports = modules.flatMap(importsOf)
const within = (folder: string) => imports.filter(({ from }) => from.startsWith(folder))
const show = (found: Import[]) => found.map(({ from, to }) => `${from} imports ${to}`)
const isOneOf = (to: string, places: string[]) =>
  places.some((place) => to === place || to.startsWith(`${place}/`))

test('the developer who inherits this is shown every import there is', () => {
  expect(modules.length).toBeGreaterThan(50)
  expect(show(imports)).toContain('src/app/router.tsx imports src/content/pages')
  expect(show(imports)).toContain('src/sections/registry.ts imports src/sections/kinds/Hero')
  expect(show(imports)).toContain('src/content/index.ts imports virtual:content/about')
})

describe('imports go one way: app, sections, ui, lib', () => {
  const app = ['src/app', 'src/sections', 'src/appointment']
  const facts = ['src/content', 'src/i18n', 'virtual:content', 'virtual:locale', 'react-i18next']
  const react = ['react', 'react-dom', 'react-i18next', '@radix-ui', '@tanstack', 'keen-slider']
  const buildTime = ['ajv', 'ajv-formats', 'sharp', 'jsonc-parser', 'vite', 'vitest', 'tsx']
  // Content as files: shapes, addresses and how to read them, without a page's words.
  const tables = [
    'read',
    'siteMap',
    'spellings',
    'aliases',
    'lastChange',
    'translation/writing',
    'types.gen',
  ].map((name) => `src/content/${name}`)

  test('a section never reaches up to the app', () => {
    const found = [...within('src/sections/'), ...within('src/appointment/')].filter(({ to }) =>
      isOneOf(to, ['src/app']),
    )
    expect(show(found)).toEqual([])
  })

  test('a ui part knows no route, no section, no content and no text', () => {
    const found = within('src/ui/').filter(
      ({ to, typeOnly }) =>
        isOneOf(to, [...app, ...facts, 'src/head', 'src/server', 'i18next']) &&
        !(typeOnly && to === 'src/content/media'),
    )
    expect(show(found)).toEqual([])
  })

  test('lib stands on nothing of the site but types', () => {
    const found = within('src/lib/').filter(
      ({ to, typeOnly }) =>
        !typeOnly && isOneOf(to, [...app, ...facts, 'src/ui', 'src/head', 'src/server']),
    )
    expect(show(found)).toEqual([])
  })

  test('content and head know no React', () => {
    const found = [...within('src/content/'), ...within('src/head/')].filter(
      ({ to }) => isOneOf(to, [...react, 'src/ui', 'src/sections']) || /Page$/.test(to),
    )
    expect(show(found)).toEqual([])
  })

  test('the server and the pages share nothing but the request, the paths and types', () => {
    const shared = ['src/appointment/schema', ...tables]
    const server = within('src/server/').filter(
      ({ to, typeOnly }) =>
        !typeOnly && isOneOf(to, [...app, ...react, ...facts, 'src/ui']) && !shared.includes(to),
    )
    const pages = imports.filter(
      ({ from, to }) =>
        from.startsWith('src/') && !from.startsWith('src/server/') && isOneOf(to, ['src/server']),
    )
    expect(show([...server, ...pages])).toEqual([])
  })

  test('the store knows no driver, and a driver is loaded only where it is used', () => {
    const drivers = ['pg', '@libsql/client']
    const users = within('src/').filter(({ to }) => isOneOf(to, drivers))
    expect(users.length).toBeGreaterThan(2)
    expect(show(users.filter(({ from }) => !from.startsWith('src/server/database/')))).toEqual([])
    const both = users.filter(({ from, to }) => from.includes('/postgres') !== (to === 'pg'))
    expect(show(both)).toEqual([])
    const known = within('src/').filter(
      ({ from, to }) =>
        !from.startsWith('src/server/database/') && to.startsWith('src/server/database/'),
    )
    expect(new Set(known.map(({ from }) => from))).toEqual(new Set(['src/server/database.ts']))
    expect(textOf('src/server/database.ts')).not.toMatch(/^import .*'\.\/database\//m)
  })

  test('the desk and the site know nothing of each other', () => {
    const ours = ['ui', 'lib', 'formats', 'styles', 'content/types.gen', 'content/translation'].map(
      (name) => `src/${name}`,
    )
    const contracts = ['', 'editor/', 'editor/preview/'].map((at) => `src/desk/${at}contract`)
    const own = (to: string) => isOneOf(to, ['src/desk', ...ours]) || !to.startsWith('src/')
    const desk = within('src/desk/').filter(({ to }) => !own(to))
    const others = imports.filter(
      ({ from, to, typeOnly }) =>
        // Proofs of the gate in a browser and of the preview do what the editor’s page does.
        !/^(?:src\/desk|tests|scripts\/prove\/(?:gate|preview))\//.test(from) &&
        isOneOf(to, ['src/desk']) &&
        !(typeOnly && isOneOf(to, contracts)),
    )
    expect(show([...desk, ...others])).toEqual([])
  })

  test('content is read through its one door', () => {
    const found = within('src/').filter(
      ({ from, to }) =>
        (isOneOf(to, ['virtual:content']) || /(?<!\.gen)\.json$/.test(to)) &&
        from !== 'src/content/index.ts',
    )
    expect(show(found)).toEqual([])
  })

  test('no page carries the number plans of the world', () => {
    const readers = imports.filter(({ to }) => to === 'src/country/phone').map(({ from }) => from)
    expect(readers.length).toBeGreaterThan(0)
    expect(readers.filter((from) => !/^(?:scripts|tests|src\/server)\//.test(from))).toEqual([])
  })

  test('what checks the content never reaches the browser', () => {
    // The editor splices texts where the parser says their parts stand.
    const splices = ['src/desk/editor/text/', 'src/server/editor/carry.ts']
    const found = within('src/').filter(
      ({ from, to }) =>
        isOneOf(to, [...buildTime, 'scripts']) &&
        !(splices.some((each) => from.startsWith(each)) && to === 'jsonc-parser'),
    )
    expect(show(found)).toEqual([])
  })

  test('the gate trusts nothing of the site it guards but countries, letters and addresses', () => {
    const found = within('scripts/check').filter(
      ({ to }) =>
        isOneOf(to, ['src']) &&
        !isOneOf(to, [
          'src/country',
          'src/formats/letters',
          'src/content/spellings',
          // Which words of other languages are shown is decided once, for the build and for its gate.
          'src/content/translation',
          'src/content/section-files.gen.json',
        ]),
    )
    expect(show(found)).toEqual([])
  })

  test('what judges a site needs no disk, no Node and no compiler of schemas', () => {
    const reached = new Set(['scripts/check/site'])
    for (const module of reached)
      for (const { from, to, typeOnly } of imports)
        if (!typeOnly && from.replace(/\.tsx?$/, '') === module) reached.add(to)
    expect([...reached]).toContain('scripts/check/rules/media-exists')
    const outside = [...reached].filter((to) => /^(?:node:|ajv)/.test(to))
    expect(outside).toEqual([])
  })

  test('nothing that ships needs the tests', () => {
    const found = [...within('src/'), ...within('scripts/')].filter(({ to }) =>
      isOneOf(to, ['tests']),
    )
    expect(show(found)).toEqual([])
  })
})

describe('the house stays readable', () => {
  test('no module is longer than 200 lines', () => {
    const long = modules.filter(
      (file) => !file.startsWith('tests/') && textOf(file).split('\n').length > 201,
    )
    expect(long).toEqual([])
  })

  test('an editor finds every Turkish word in locales, content or the table of paths', () => {
    const turkish = sources.filter(
      (file) =>
        file.startsWith('src/') &&
        /\.(?:tsx?|css)$/.test(file) &&
        file !== 'src/routes/paths.ts' &&
        /[çğıöşüâîûÇĞİÖŞÜÂÎÛ]/.test(textOf(file)),
    )
    expect(turkish).toEqual([])
  })

  test('no word is cased by CSS, which does not know the Turkish i', () => {
    const cased = sources.filter(
      (file) => file.endsWith('.css') && textOf(file).includes('text-transform'),
    )
    expect(cased).toEqual([])
  })

  test('every style stands in a cascade layer', () => {
    const loose = sources.filter(
      (file) =>
        file.endsWith('.module.css') && !/^\s*(?:\/\*[^*]*\*\/\s*)?@layer \w+/.test(textOf(file)),
    )
    expect(loose).toEqual([])
  })
})
