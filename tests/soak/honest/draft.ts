import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ContentFiles } from '../../../src/content/types.gen.ts'
import { type CheckedFile, checkAcrossFiles, checkFile } from '../../../src/validation/checkFile.ts'
import { readFiles } from '../../../src/validation/files.ts'
import { setLanguage } from '../../../src/validation/messages.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { siteLocation } from '../../../src/validation/siteLocation.ts'
import type { Diagnostic, Doc, FileTree } from '../../../src/validation/types.ts'

/**
 * What an editor may do: in words, to follow "an editor who", and done to a draft of any
 * clinic. Where a clinic has nothing to do it to, the draft stays as it was.
 */
export type HonestEdit = [does: string, edit: (draft: Draft) => void]

/** New values of some fields of a content file (undefined: none), or a function that changes it. */
type Change<Name extends keyof ContentFiles> =
  | Partial<ContentFiles[Name]>
  | ((value: ContentFiles[Name]) => unknown)

/** Edits of one content file by what they do. */
export const edits = <Name extends keyof ContentFiles>(
  name: Name,
  changes: Record<string, Change<Name>>,
): HonestEdit[] =>
  Object.entries(changes).map(([does, how]) => [does, (draft) => draft.change(name, how)])

/** Gives the first record of a list other fields, if there is one. */
export function changeFirst<Item>(list: readonly Item[], fields: Partial<Item>): void {
  if (list[0]) Object.assign(list[0], fields)
}

/** Copies of the first record, with codes of their own, until the list has so many; or its first so many. */
export function resize<Item extends { id: string }>(list: Item[], count: number): void {
  const [first] = list
  list.splice(count)
  while (first && list.length < count) list.push({ ...first, id: freshId(list, first.id) })
}

/** A code that no record of the list has yet. */
export function freshId(list: readonly { id: string }[], wanted: string): string {
  const taken = new Set(list.map(({ id }) => id))
  let id = wanted
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
  return id
}

/** A clinic's files as an editor is changing them: in memory, judged by the gate without being written. */
export class Draft {
  private readonly tree: FileTree
  private readonly missing: readonly Diagnostic[]
  private readonly before: ReadonlyMap<string, CheckedFile>
  private files: ReadonlyMap<string, CheckedFile>

  /** Reads the clinic below `root`, whose pictures stay where they are. */
  constructor(root: string) {
    this.tree = folderTree(root)
    setLanguage(siteLocation(this.tree).language)
    const { files, faults } = readFiles(this.tree)
    this.missing = faults
    this.before = new Map(files.map((raw) => [raw.file, checkFile(raw)]))
    this.files = this.before
  }

  /** The files that can be read as JSON. */
  get docs(): Doc[] {
    return [...this.files.values()].flatMap(({ doc }) => doc ?? [])
  }

  /** The files an editor has changed. */
  get changed(): Doc[] {
    return this.docs.filter(({ file, text }) => this.before.get(file)?.text !== text)
  }

  /** The current text of a file. */
  textOf(file: string): string {
    return this.fileOf(file).text
  }

  write(file: string, text: string): void {
    const { doc: _doc, faults: _faults, text: _text, ...about } = this.fileOf(file)
    const written = checkFile({ ...about, bytes: Buffer.from(text) })
    this.files = new Map(this.files).set(file, written)
  }

  /** Writes a content file with its value changed. */
  change<Name extends keyof ContentFiles>(name: Name, how: Change<Name>): void {
    const file = `content/${name}.json`
    const value: ContentFiles[Name] = JSON.parse(this.textOf(file))
    if (typeof how === 'function') how(value)
    else Object.assign(value, how)
    this.writeValue(file, value)
  }

  writeValue(file: string, value: unknown): void {
    this.write(file, `${JSON.stringify(value, null, 2)}\n`)
  }

  /** What the gate refuses now. */
  faults(): Diagnostic[] {
    const examined = [...this.files.values()]
    const each = examined.flatMap(({ faults }) => faults)
    return [...this.missing, ...each, ...checkAcrossFiles(this.tree, examined)]
  }

  /** Does the edit, and takes it back where the gate refuses it; returns what was refused. */
  attempt(edit: (draft: Draft) => void): Diagnostic[] {
    const { files } = this
    edit(this)
    const faults = this.faults()
    if (faults.length > 0) this.files = files
    return faults
  }

  /** Makes it the clinic it was. */
  reset(): void {
    this.files = this.before
  }

  /** Writes what was changed into a copy of the clinic. */
  save(folder: string): void {
    for (const { file, text } of this.changed) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
  }

  private fileOf(file: string): CheckedFile {
    const found = this.files.get(file)
    if (!found) throw new Error(`The clinic has no ${file}`)
    return found
  }
}
