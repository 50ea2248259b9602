import type { ContentFiles } from '../../../src/content/types.gen.ts'
import { type CheckedFile, checkAcrossFiles, checkFile } from '../../../src/validation/checkFile.ts'
import { readFiles } from '../../../src/validation/files.ts'
import { setLanguage } from '../../../src/validation/messages.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { siteLocation } from '../../../src/validation/siteLocation.ts'
import type { Diagnostic, Doc, FileTree } from '../../../src/validation/types.ts'
import { writeFiles } from '../../support/folders.ts'

/**
 * An edit that the validator must accept, described by words that follow "an editor who". It
 * leaves the draft unchanged if the clinic does not have what it changes.
 */
export type HonestEdit = [does: string, edit: (draft: Draft) => void]

/** New values of fields (undefined removes one), or a function that changes the whole value. */
type Change<Name extends keyof ContentFiles> =
  | Partial<ContentFiles[Name]>
  | ((value: ContentFiles[Name]) => unknown)

/** Edits of one content file by their description. */
export const edits = <Name extends keyof ContentFiles>(
  name: Name,
  changes: Record<string, Change<Name>>,
): HonestEdit[] =>
  Object.entries(changes).map(([does, how]) => [does, (draft) => draft.change(name, how)])

/** Changes fields of the first record of a list, if there is one. */
export function changeFirst<Item>(list: readonly Item[], fields: Partial<Item>): void {
  if (list[0]) Object.assign(list[0], fields)
}

/** Shortens a list to `count` records, or lengthens it by copies of the last with unique ids. */
export function resize<Item extends { id: string }>(list: Item[], count: number): void {
  const last = list.at(-1)
  list.splice(count)
  while (last && list.length < count) list.push({ ...last, id: freshId(list, last.id) })
}

/** An id that no record of the list has. */
export function freshId(list: readonly { id: string }[], wanted: string): string {
  const taken = new Set(list.map(({ id }) => id))
  let id = wanted
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
  return id
}

/** A clinic's files under edit: in memory, and validated there. */
export class Draft {
  private readonly tree: FileTree
  private readonly missing: readonly Diagnostic[]
  private readonly before: ReadonlyMap<string, CheckedFile>
  private files: ReadonlyMap<string, CheckedFile>

  /** Reads the clinic below `root`, except its media. */
  constructor(root: string) {
    this.tree = folderTree(root)
    setLanguage(siteLocation(this.tree).language)
    const { files, faults } = readFiles(this.tree)
    this.missing = faults
    this.before = new Map(files.map((raw) => [raw.file, checkFile(raw)]))
    this.files = this.before
  }

  /** The files that are valid JSON. */
  get docs(): Doc[] {
    return [...this.files.values()].flatMap(({ doc }) => doc ?? [])
  }

  /** The changed files. */
  get changed(): Doc[] {
    return this.docs.filter(({ file, text }) => this.before.get(file)?.text !== text)
  }

  has(file: string): boolean {
    return this.files.has(file)
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

  /** Changes the value of a content file. */
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

  /** The errors that the validator reports. */
  faults(): Diagnostic[] {
    const examined = [...this.files.values()]
    const each = examined.flatMap(({ faults }) => faults)
    return [...this.missing, ...each, ...checkAcrossFiles(this.tree, examined)]
  }

  /** Applies the edit, and reverts it if the validator reports errors, which it returns. */
  attempt(edit: (draft: Draft) => void): Diagnostic[] {
    const { files } = this
    edit(this)
    const faults = this.faults()
    if (faults.length > 0) this.files = files
    return faults
  }

  /** Reverts all edits. */
  reset(): void {
    this.files = this.before
  }

  /** Writes the changed files into a copy of the clinic. */
  save(folder: string): void {
    writeFiles(folder, Object.fromEntries(this.changed.map(({ file, text }) => [file, text])))
  }

  private fileOf(file: string): CheckedFile {
    const found = this.files.get(file)
    if (!found) throw new Error(`The clinic has no ${file}`)
    return found
  }
}
