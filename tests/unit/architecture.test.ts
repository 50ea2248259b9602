import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { alone } from '../support/alone.ts'

const root = join(import.meta.dirname, '../..')

type Import = { from: string; to: string; typeOnly: boolean }

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

const sources = ['src', 'scripts', 'tests']
  .flatMap(filesBelow)
  .filter((file) => !file.includes('.gen.'))
const modules = sources.filter((file) => /\.tsx?$/.test(file))
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(?<type>type\s)?(?:[^'"();]*?\sfrom\s+)?['"](?<a>[^'"]+)['"]|\bimport\(\s*['"](?<b>[^'"]+)['"]\s*\)/g

/** Every import of a module; relative ones as paths from the top folder, without extension. */
function importsOf(file: string): Import[] {
  return [...textOf(file).matchAll(statement)].map(({ groups }) => {
    const name = groups?.a ?? groups?.b ?? ''
    const to = name.startsWith('.') ? posix.join(dirname(file), name) : name
    return { from: file, to: to.replace(/\.tsx?$/, ''), typeOnly: Boolean(groups?.type) }
  })
}

const imports = modules.flatMap(importsOf)
const show = (found: Import[]) => found.map(({ from, to }) => `${from} imports ${to}`)
const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)
const isInAny = (path: string, folders: readonly string[]) =>
  folders.some((folder) => isIn(path, folder))

/** The imports of the modules in a folder; a rule about an empty folder would hold by accident. */
function within(...folders: string[]): Import[] {
  const found = imports.filter(({ from }) => isInAny(from, folders))
  expect(found.length, `no module in ${folders.join(', ')}`).toBeGreaterThan(0)
  return found
}

type Rule = { values: string[]; types?: string[] }

/**
 * What each product area may import, beside itself and packages. `types` may be imported
 * with `import type` alone. The longest matching folder applies.
 */
const areas: Record<string, Rule> = {
  'src/shared': { values: [] },
  'src/content': { values: ['src/shared'] },
  'src/validation': { values: ['src/content', 'src/shared'] },
  'src/ui': { values: ['src/shared'], types: ['src/content'] },
  'src/site': { values: ['src/ui', 'src/content', 'src/shared'] },
  'src/site/preview': {
    values: ['src/site', 'src/ui', 'src/content', 'src/shared'],
    types: ['src/editor/contract'],
  },
  'src/desk/contract': { values: ['src/shared'], types: ['src/content'] },
  'src/editor/contract': { values: ['src/shared'], types: ['src/content', 'src/validation'] },
  'src/server': {
    values: ['src/content', 'src/shared'],
    types: ['src/desk/contract', 'src/editor/contract'],
  },
  'src/desk/server': {
    values: ['src/server', 'src/content', 'src/shared', 'src/desk/contract'],
  },
  'src/editor/server': {
    values: [
      'src/server',
      'src/validation',
      'src/content',
      'src/shared',
      'src/editor/contract',
      'src/desk/contract',
    ],
  },
  'src/editor/worker': {
    values: ['src/validation', 'src/content', 'src/shared'],
    types: ['src/editor/contract'],
  },
  'src/host': {
    values: [
      'src/server',
      'src/desk/server',
      'src/editor/server',
      'src/desk/contract',
      'src/editor/contract',
      'src/content',
      'src/shared',
    ],
  },
  'src/desk/client': {
    values: ['src/ui', 'src/content', 'src/shared'],
    types: ['src/desk/contract'],
  },
  'src/desk/client/kit': { values: ['src/ui', 'src/shared'], types: ['src/desk/contract'] },
  'src/editor/client': {
    values: ['src/desk/client/kit', 'src/ui', 'src/content', 'src/shared'],
    types: ['src/editor/contract', 'src/desk/contract'],
  },
  scripts: { values: ['src', 'scripts'] },
}

/** What each folder of src/server imports from the others. */
const serverFloors: Record<string, string[]> = {
  base: [],
  releases: [],
  storage: ['base'],
  http: ['base', 'releases', 'storage'],
  mail: ['base', 'storage'],
  metrics: ['base', 'storage', 'http'],
  requests: ['base', 'storage', 'http', 'mail'],
  staff: ['base', 'storage', 'http', 'releases'],
}

/** `DeskApp` loads the editor's pages on demand; no other import crosses from the desk to the editor. */
const lazyEditor = 'src/desk/client/DeskApp.tsx'

const areaOf = (path: string) =>
  Object.keys(areas)
    .filter((area) => isIn(path, area))
    .sort((a, b) => b.length - a.length)[0]

describe('the import table of docs/architecture.md', () => {
  test('covers every module of src', () => {
    const outside = modules.filter(
      (file) => file.startsWith('src/') && !file.endsWith('.d.ts') && !areaOf(file),
    )
    expect(outside).toEqual([])
  })

  test.each(Object.entries(areas))('%s imports only what the table allows', (area, rule) => {
    const forbidden = within(area).filter(({ from, to, typeOnly }) => {
      if (areaOf(from) !== area || !/^(?:src|scripts|tests)\//.test(to)) return false
      if (from === lazyEditor && isIn(to, 'src/editor/client')) return false
      const target = areaOf(to)
      const allowed = [area, ...rule.values, ...(typeOnly ? (rule.types ?? []) : [])]
      // A folder that has a rule of its own is not part of the area around it, but of the desk's kit.
      const isNested = target !== undefined && !allowed.includes(target)
      const isKit = target === 'src/desk/client/kit' && area === 'src/desk/client'
      return !isKit && (isNested ? !isInAny(target, rule.values) : !isInAny(to, allowed))
    })
    expect(show(forbidden)).toEqual([])
  })

  test('clients and servers share only contracts', () => {
    const clients = within('src/desk/client', 'src/editor/client', 'src/site', 'src/ui')
    const servers = ['src/server', 'src/host', 'src/desk/server', 'src/editor/server']
    expect(show(clients.filter(({ to }) => isInAny(to, servers)))).toEqual([])
  })

  test('server, desk and host know the clinic from its release alone', () => {
    const read = within('src/server', 'src/desk', 'src/host').filter(
      ({ from, to, typeOnly }) =>
        !typeOnly &&
        isIn(to, 'src/content/loading') &&
        from !== 'src/server/releases/servedFacts.ts',
    )
    expect(show(read)).toEqual([])
  })

  test('every folder of the server is on a floor', () => {
    const folders = modules.flatMap((file) => /^src\/server\/(.+?)\//.exec(file)?.[1] ?? [])
    expect([...new Set(folders)].sort()).toEqual(Object.keys(serverFloors).sort())
  })

  test.each(Object.entries(serverFloors))(
    'src/server/%s imports only lower floors',
    (own, lower) => {
      const allowed = [own, ...lower].map((folder) => `src/server/${folder}`)
      const found = within(`src/server/${own}`).filter(
        ({ to }) => isIn(to, 'src/server') && !isInAny(to, allowed),
      )
      expect(show(found)).toEqual([])
    },
  )

  test('the database knows no contract of an API', () => {
    const contracts = ['src/desk/contract', 'src/editor/contract']
    const found = within('src/server/storage').filter(({ to }) => isInAny(to, contracts))
    expect(show(found)).toEqual([])
  })

  test('src imports no scripts or tests, and scripts import no tests', () => {
    const found = [
      ...within('src').filter(({ to }) => isInAny(to, ['scripts', 'tests'])),
      ...within('scripts').filter(({ to }) => isIn(to, 'tests')),
    ]
    expect(show(found)).toEqual([])
  })

  test('no modules import each other in a cycle, not even by a type', () => {
    const generated = filesBelow('src').filter((file) => /\.gen\.ts$/.test(file))
    expect(generated.length).toBeGreaterThan(0)
    const known = new Map(
      [...modules, ...generated].map((file) => [file.replace(/\.tsx?$/, ''), file]),
    )
    const targets = new Map<string, string[]>()
    for (const { from, to } of [...imports, ...generated.flatMap(importsOf)]) {
      const target = known.get(to) ?? known.get(`${to}/index`)
      if (target) targets.set(from, [...(targets.get(from) ?? []), target])
    }
    const done = new Set<string>()
    const cycles: string[] = []
    const visit = (file: string, path: string[]) => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' > '))
      else if (!done.has(file)) {
        for (const next of targets.get(file) ?? []) visit(next, [...path, file])
        done.add(file)
      }
    }
    for (const file of targets.keys()) visit(file, [])
    expect(cycles).toEqual([])
  })
})

test('unit tests that share their modules with others replace none', () => {
  const found = modules.filter(
    (file) => file.startsWith('tests/unit/') && /^vi\.(?:do)?mock\(/im.test(textOf(file)),
  )
  expect(found).not.toEqual([])
  expect(found.filter((file) => !alone.includes(file))).toEqual([])
})

describe('packages stay where they belong', () => {
  const react = ['react', 'react-dom', 'react-i18next', '@radix-ui', '@tanstack', 'keen-slider']
  const buildTime = ['ajv', 'ajv-formats', 'sharp', 'vite', 'vitest', 'tsx', 'esbuild']

  test('content, head and shared code do not import React', () => {
    const found = within('src/content', 'src/site/head', 'src/shared').filter(({ to }) =>
      isInAny(to, react),
    )
    expect(show(found)).toEqual([])
  })

  test('only storage imports the database drivers, each on demand', () => {
    const users = within('src').filter(({ to }) => isInAny(to, ['pg', '@libsql/client']))
    expect(users.length).toBeGreaterThan(2)
    const drivers = 'src/server/storage/drivers/'
    expect(show(users.filter(({ from }) => !from.startsWith(drivers)))).toEqual([])
    const both = users.filter(({ from, to }) => from.includes('/postgres') !== (to === 'pg'))
    expect(show(both)).toEqual([])
    expect(textOf('src/server/storage/database.ts')).not.toMatch(/^import (?!type).*drivers/m)
  })

  test('no content is compiled into a bundle', () => {
    const files = within('src').filter(
      ({ from, to }) => /(?<!\.gen)\.json$/.test(to) && !isIn(from, 'src/validation'),
    )
    const virtual = within('src').filter(({ to }) => to.startsWith('virtual:'))
    expect(show(files)).toEqual([])
    expect(new Set(virtual.map(({ to }) => to))).toEqual(new Set(['virtual:validator-worker']))
  })

  test('a publication runs without a bundler', () => {
    expect(
      show(within('scripts/publish').filter(({ to }) => isInAny(to, ['vite', 'esbuild']))),
    ).toEqual([])
  })

  test('no page loads the number plans of all countries', () => {
    const readers = imports.filter(({ to }) => to === 'src/shared/country/phone')
    expect(readers.length).toBeGreaterThan(0)
    const browser = ['src/site', 'src/ui', 'src/desk/client', 'src/editor/client', 'src/content']
    expect(show(readers.filter(({ from }) => isInAny(from, browser)))).toEqual([])
  })

  test('no build tool reaches a browser or the server', () => {
    expect(show(within('src').filter(({ to }) => isInAny(to, buildTime)))).toEqual([])
  })

  test('the validator’s core needs no disk, no Node and no schema compiler', () => {
    const reached = new Set(['src/validation/validateSite'])
    for (const module of reached)
      for (const { from, to, typeOnly } of imports)
        if (!typeOnly && from.replace(/\.tsx?$/, '') === module) reached.add(to)
    expect([...reached]).toContain('src/validation/rules/media-exists')
    expect([...reached].filter((to) => /^(?:node:|ajv)/.test(to))).toEqual([])
  })
})

describe('no module of the site remembers anything', () => {
  /** Caches of pure results, and keys that survive a change of page. */
  const known = [
    'src/shared/formats/zoneOffset.ts: formats',
    'src/content/texts/engineTexts.ts: supplied',
    'src/content/translation/fields.ts: fieldsOf',
    'src/site/sections/appointment/submitAppointment.ts: unconfirmed',
  ]
  const variable = /^(?:export )?(?:let|var) (?<name>\w+)/gm
  const collection =
    /^(?:export )?const (?<name>\w+)\b(?!: (?:Readonly|readonly ))[^=\n]*= (?:new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\)|onceFor\(|\[\]|\{\})/gm

  test('outside functions, no variable and no collection that grows', () => {
    const found = modules
      .filter((file) => isInAny(file, ['src/shared', 'src/content', 'src/ui', 'src/site']))
      .filter((file) => !isIn(file, 'src/site/preview'))
      .flatMap((file) =>
        [variable, collection].flatMap((form) =>
          [...textOf(file).matchAll(form)].map(({ groups }) => `${file}: ${groups?.name}`),
        ),
      )
    expect(found.sort()).toEqual(known.toSorted())
  })
})

describe('files stay readable', () => {
  test('no module is longer than 250 lines', () => {
    const long = modules.filter(
      (file) => !file.startsWith('tests/') && textOf(file).split('\n').length > 251,
    )
    expect(long).toEqual([])
  })

  test('an editor finds every Turkish word in locales or content', () => {
    // This rule is about the letters themselves: it repairs text in a wrong encoding.
    const exempt = 'src/validation/rules/intact-letters.ts'
    const turkish = sources.filter(
      (file) =>
        file.startsWith('src/') &&
        /\.(?:tsx?|css)$/.test(file) &&
        file !== exempt &&
        /[çğıöşüâîûÇĞİÖŞÜÂÎÛ]/.test(textOf(file)),
    )
    expect(turkish).toEqual([])
  })

  const sheets = sources.filter((file) => file.endsWith('.css'))

  test('CSS changes no case, because it does not know the Turkish i', () => {
    expect(sheets.length).toBeGreaterThan(100)
    expect(sheets.filter((file) => textOf(file).includes('text-transform'))).toEqual([])
  })

  test('every style is in a cascade layer', () => {
    const loose = sheets.filter(
      (file) =>
        file.endsWith('.module.css') && !/^\s*(?:\/\*[^*]*\*\/\s*)?@layer \w+/.test(textOf(file)),
    )
    expect(loose).toEqual([])
  })
})
