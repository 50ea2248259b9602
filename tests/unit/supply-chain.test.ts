/** @module-tag nightly */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Lockfile, licenceList, shippedPackages } from '../../scripts/generate/licences'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const json = (file: string) => JSON.parse(read(file))

type Locked = Lockfile['packages'][string] & {
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  dev?: boolean
  peer?: boolean
}
const lock = json('package-lock.json') as {
  lockfileVersion: number
  packages: Record<string, Locked>
}
const packages = Object.entries(lock.packages).filter(([folder]) => folder !== '')

describe('an install on any machine', () => {
  test('gets exactly the tested packages: versions pinned, contents hashed', () => {
    const { dependencies, devDependencies } = json('package.json')
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(lock.lockfileVersion).toBe(3)
    expect(packages.filter(([, each]) => !each.integrity?.startsWith('sha512-'))).toEqual([])
  })

  test('finds the packages of every platform in the lockfile', () => {
    const bare = new Set(packages.map(([folder]) => folder.replace(/^.*node_modules\//, '')))
    const wanted = packages.flatMap(([, each]) => Object.keys(each.optionalDependencies ?? {}))
    expect(wanted.length).toBeGreaterThan(50)
    expect(wanted.filter((name) => !bare.has(name))).toEqual([])
    for (const platform of ['linux-x64', 'linux-arm64', 'darwin-arm64', 'win32-x64'])
      expect(wanted.filter((name) => name.includes(platform)).length, platform).toBeGreaterThan(2)
  })

  test('uses only the registry set on the machine', () => {
    const sources = packages.map(([, { resolved }]) => resolved).filter(Boolean)
    expect(sources).toEqual([])
    expect(existsSync(join(root, '.npmrc'))).toBe(false)
  })

  test('runs no install script of a package that the site or server uses', () => {
    const shipped = shippedPackages(lock)
    expect(shipped.filter((folder) => lock.packages[folder]?.hasInstallScript)).toEqual([])
    const { scripts } = json('package.json')
    for (const hook of ['preinstall', 'install', 'postinstall', 'prepare'])
      expect(Object.keys(scripts)).not.toContain(hook)
  })
})

describe('an owner who checks the licences', () => {
  test('finds a list that matches the lockfile', () => {
    expect(read('docs/LICENSES.md'), 'run npm run generate').toBe(licenceList(lock))
  })

  test('finds none that requires publishing the site’s sources', () => {
    const free =
      /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|Unlicense)$/
    const shipped = shippedPackages(lock)
    expect(shipped).toContain('node_modules/react-dom')
    expect(shipped).toContain('node_modules/@libsql/win32-x64-msvc')
    expect(shipped).not.toContain('node_modules/vite')
    for (const folder of shipped) expect(lock.packages[folder]?.license, folder).toMatch(free)
  })

  test('reads about a package that the lockfile lacks', () => {
    const packages = { '': { dependencies: { a: '1.0.0' } } }
    expect(() => shippedPackages({ packages })).toThrow('package-lock.json lacks a')
  })
})

describe('a text from an editor', () => {
  type Schema = { [key: string]: unknown }
  const schemas = readdirSync(join(root, 'content/schemas')).map((name) => ({
    name,
    schema: json(join('content/schemas', name)) as Schema,
  }))

  /** Every string of a schema with the name of its field. */
  function strings(schema: Schema, field = ''): { field: string; schema: Schema }[] {
    const inner = Object.entries(schema).flatMap(([key, value]) => {
      if (typeof value !== 'object' || value === null) return []
      if (key === 'properties' || key === 'definitions')
        return Object.entries(value).flatMap(([name, each]) => strings(each as Schema, name))
      return Array.isArray(value) ? [] : strings(value as Schema, field)
    })
    return schema.type === 'string' ? [{ field, schema }, ...inner] : inner
  }

  test('is an address only where it must begin with https', () => {
    const addresses = schemas.flatMap(({ name, schema }) =>
      strings(schema)
        .filter(({ field }) => /url$|^website$/i.test(field))
        .map((each) => ({ name, ...each })),
    )
    expect(addresses.length).toBeGreaterThanOrEqual(4)
    for (const { name, field, schema } of addresses) {
      expect(schema.pattern, `${name}: ${field}`).toMatch(/^\^https:\/\//)
      for (const bad of [
        'javascript:alert(1)',
        'data:text/html,x',
        '//x.example',
        'http://x.example',
      ])
        expect(new RegExp(String(schema.pattern)).test(bad)).toBe(false)
    }
  })

  test('reaches the page as text: no part of the site parses a string as markup', () => {
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join('src', file))
    expect(files.length).toBeGreaterThan(100)
    const makesMarkup =
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|srcDoc|new Function|\beval\(/
    expect(files.filter((file) => makesMarkup.test(read(file)))).toEqual([])
  })
})
