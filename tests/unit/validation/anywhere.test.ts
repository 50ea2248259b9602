import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { validateFolder } from '../../../scripts/cli/check.ts'
import { root } from '../../../scripts/publish/paths.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import type { FileTree, TreeEntry } from '../../../src/validation/types.ts'
import type { SiteResult, validateSite } from '../../../src/validation/validateSite.ts'
import { mistakes } from '../../fixtures/mistakes/index.ts'
import { siteCopy } from '../../support/siteCopy.ts'

/** The validator without Node and `eval`, as in a browser's worker under the site's policy. */
function validatorWithoutNode(): typeof validateSite {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'src/validation/validateSite.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'validator',
    // Rejects imports of Node's modules.
    platform: 'browser',
    target: 'es2022',
  })
  const place = createContext(
    { TextDecoder, TextEncoder, structuredClone },
    { codeGeneration: { strings: false, wasm: false } },
  )
  runInContext(outputFiles[0]?.text ?? '', place)
  return runInContext('validator.validateSite', place)
}

/** A folder's files in memory. */
function inMemory(folder: string): FileTree {
  const disk = folderTree(folder)
  const folders = new Map<string, TreeEntry[]>()
  const files = new Map<string, Uint8Array>()
  const take = (path: string) => {
    const entries = disk.list(path) ?? []
    folders.set(path, entries)
    for (const { name, kind } of entries) {
      const inner = path === '' ? name : `${path}/${name}`
      if (kind === 'file') files.set(inner, new Uint8Array(disk.read(inner)))
      else take(inner)
    }
  }
  take('')
  const plain = (path: string) => path.replace(/\/$/, '')
  return {
    list: (path) => folders.get(plain(path)),
    has: (path) => files.has(path) || folders.has(plain(path)),
    read(file) {
      const bytes = files.get(file)
      if (!bytes) throw new Error(`no file ${file}`)
      return bytes
    },
    stamp: (file) => `${file} ${files.get(file)?.length}`,
  }
}

const told = ({ faults, warnings }: SiteResult) => JSON.parse(JSON.stringify({ faults, warnings }))

/** A tree with other bytes in one file. */
const withFile = (tree: FileTree, changed: string, bytes: Uint8Array): FileTree => ({
  ...tree,
  read: (file) => (file === changed ? bytes : tree.read(file)),
})

const site = siteCopy()
const whole = inMemory(site.root)
const validate = validatorWithoutNode()

test('an editor’s valid site is valid in her browser, too', () => {
  expect(told(validate(whole))).toEqual({ faults: [], warnings: [] })
})

test.each(mistakes)('an editor’s invalid site is invalid without Node, too: %s', (_, [first]) => {
  const [, file, from, to] = first ?? []
  if (!file || !from || to === undefined) throw new Error('no mistake')
  site.replace(file, from, to)
  const verdict = told(validate(withFile(whole, file, site.bytes(file))))
  expect(verdict.faults).toHaveLength(1)
  expect(verdict).toEqual(told(validateFolder(site.root)))
})
