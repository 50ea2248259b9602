import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { clinicDir, root, schemasDir } from '../../scripts/build/paths.ts'
import { folderTree } from '../../src/validation/node/folderTree.ts'
import { type SiteResult, validateSite } from '../../src/validation/validateSite.ts'

/** Where a file of the copy comes from: the schemas are the engine's. */
const source = (file: string) => join(file.startsWith('content/schemas') ? root : clinicDir, file)

/** The fixture clinic's content in a folder of its own, to be damaged at will; pictures stay where they are. */
export class SiteCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'mercan-gate-'))

  private readonly changed = new Set<string>()

  private readonly asCopied = new Map<string, Uint8Array>()

  constructor({ ownMedia = false } = {}) {
    const media = source('content/media')
    cpSync(source('content'), this.path('content'), {
      recursive: true,
      filter: (path) => path !== media,
    })
    cpSync(schemasDir, this.path('content/schemas'), { recursive: true })
    // A checkout may itself link to the pictures of another, which must not be written to.
    if (ownMedia) cpSync(realpathSync(media), this.path('content/media'), { recursive: true })
    else symlinkSync(media, this.path('content/media'))
    mkdirSync(this.path('locales'))
    cpSync(source('locales/tr'), this.path('locales/tr'), { recursive: true })
  }

  path = (file: string) => join(this.root, file)

  read = (file: string) => readFileSync(this.path(file), 'utf8')

  bytes = (file: string) => readFileSync(this.path(file))

  /** Validates the copy; the validator knows a file that has not changed by its bytes. */
  validate(language?: string): SiteResult {
    const tree = folderTree(this.root)
    const read = (file: string) => {
      const bytes = tree.read(file)
      const before = this.asCopied.get(file) ?? bytes
      this.asCopied.set(file, before)
      return Buffer.compare(before, bytes) === 0 ? before : bytes
    }
    return validateSite({ ...tree, read }, language)
  }

  write(file: string, text: string | Uint8Array) {
    if (file.startsWith('content/media') && lstatSync(this.path('content/media')).isSymbolicLink())
      throw new Error(`${file} is the fixture's own`)
    this.changed.add(file)
    mkdirSync(join(this.path(file), '..'), { recursive: true })
    writeFileSync(this.path(file), text)
  }

  remove(file: string) {
    this.changed.add(file)
    rmSync(this.path(file), { recursive: true })
  }

  /** Replaces the first occurrence; throws when there is none, so that no case tests nothing. */
  replace(file: string, from: string | RegExp, to: string): { line: number } {
    const text = this.read(file)
    const at = typeof from === 'string' ? text.indexOf(from) : text.search(from)
    if (at === -1) throw new Error(`${file} does not hold ${from}`)
    const changed = text.slice(0, at) + text.slice(at).replace(from, () => to)
    this.write(file, changed)
    return { line: firstDifference(text, changed) }
  }

  /** Makes it the fixture's content again. */
  reset() {
    for (const file of this.changed) {
      if (existsSync(source(file))) cpSync(source(file), this.path(file), { recursive: true })
      else rmSync(this.path(file), { recursive: true, force: true })
    }
    this.changed.clear()
  }
}

/** A copy that every test finds whole, and that is removed after the tests of a file. */
export function siteCopy(options?: { ownMedia?: boolean }): SiteCopy {
  const copy = new SiteCopy(options)
  afterEach(() => copy.reset())
  afterAll(() => rmSync(copy.root, { recursive: true }))
  return copy
}

/** The line, from 1, on which two texts part. */
function firstDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a.slice(0, at).split('\n').length
}
