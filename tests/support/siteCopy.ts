import { cpSync, existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { clinicDir, root } from '../../scripts/publish/paths.ts'
import { folderTree } from '../../src/validation/node/folderTree.ts'
import type { Earlier } from '../../src/validation/types.ts'
import { type SiteResult, validateSite } from '../../src/validation/validateSite.ts'
import { copyParts, removeFolder, temporaryFolder, writeFiles } from './folders.ts'
import { writeWholeTexts } from './wholeTexts.ts'

/** The fixture clinic's texts, every one of them written. */
const wholeTexts = temporaryFolder('texts')
copyParts(clinicDir, wholeTexts, ['content/site.json', 'locales/tr'])
writeWholeTexts(wholeTexts)
process.on('exit', () => removeFolder(wholeTexts))

/** The original of a file; schemas are the engine's. */
const source = (file: string) => {
  const from = file.startsWith('content/schemas') ? root : clinicDir
  return join(file.startsWith('locales') ? wholeTexts : from, file)
}

/** A copy of the fixture clinic, with every text, that tests may change; by default its media are links, and it has no schemas. */
export class SiteCopy {
  readonly root = temporaryFolder('site')

  private readonly changed = new Set<string>()

  private readonly asCopied = new Map<string, Uint8Array>()

  constructor({ ownMedia = false } = {}) {
    copyParts(clinicDir, this.root, ['content'], ownMedia ? [] : ['content/media'])
    copyParts(wholeTexts, this.root, ['locales'])
    if (ownMedia) copyParts(root, this.root, ['content/schemas'])
    else symlinkSync(source('content/media'), this.path('content/media'))
  }

  path = (file: string) => join(this.root, file)

  read = (file: string) => readFileSync(this.path(file), 'utf8')

  bytes = (file: string) => readFileSync(this.path(file))

  /** Validates the copy; the validator caches by the identity of a file's bytes. */
  validate(language?: string, earlier?: Earlier): SiteResult {
    const tree = folderTree(this.root)
    const read = (file: string) => {
      const bytes = tree.read(file)
      const before = this.asCopied.get(file) ?? bytes
      this.asCopied.set(file, before)
      return Buffer.compare(before, bytes) === 0 ? before : bytes
    }
    return validateSite({ ...tree, read }, language, earlier)
  }

  write(file: string, text: string | Uint8Array) {
    if (file.startsWith('content/media') && lstatSync(this.path('content/media')).isSymbolicLink())
      throw new Error(`${file} belongs to the fixture`)
    this.changed.add(file)
    writeFiles(this.root, { [file]: text })
  }

  remove(file: string) {
    this.changed.add(file)
    rmSync(this.path(file), { recursive: true })
  }

  /** Replaces the first occurrence; throws if there is none. */
  replace(file: string, from: string | RegExp, to: string): { line: number } {
    const text = this.read(file)
    const at = typeof from === 'string' ? text.indexOf(from) : text.search(from)
    if (at === -1) throw new Error(`${file} does not contain ${from}`)
    const changed = text.slice(0, at) + text.slice(at).replace(from, () => to)
    this.write(file, changed)
    return { line: firstDifference(text, changed) }
  }

  /** Restores the fixture's content. */
  reset() {
    for (const file of this.changed) {
      removeFolder(this.path(file))
      if (existsSync(source(file))) cpSync(source(file), this.path(file), { recursive: true })
    }
    this.changed.clear()
  }
}

/** A copy that is restored after each test, and removed after the tests of a file. */
export function siteCopy(options?: { ownMedia?: boolean }): SiteCopy {
  const copy = new SiteCopy(options)
  afterEach(() => copy.reset())
  afterAll(() => removeFolder(copy.root))
  return copy
}

/** The first different line of two texts, from 1. */
function firstDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a.slice(0, at).split('\n').length
}
