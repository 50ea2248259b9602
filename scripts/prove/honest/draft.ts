import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ContentFiles } from '../../../src/content/types.gen.ts'
import { readFiles } from '../../check/files.ts'
import { folderTree } from '../../check/folderTree.ts'
import { type Examined, examine, examineSite } from '../../check/inspect.ts'
import { speak } from '../../check/language.ts'
import { placeIn } from '../../check/place.ts'
import type { Tree } from '../../check/tree.ts'
import type { Doc, Fault } from '../../check/types.ts'

/** A clinic's files as an editor is changing them: in memory, judged by the gate without being written. */
export class Draft {
  private readonly tree: Tree
  private readonly missing: readonly Fault[]
  private readonly before: ReadonlyMap<string, Examined>
  private files: ReadonlyMap<string, Examined>

  /** Reads the clinic below `root`, whose pictures stay where they are. */
  constructor(root: string) {
    this.tree = folderTree(root)
    speak(placeIn(this.tree).language)
    const { files, faults } = readFiles(this.tree)
    this.missing = faults
    this.before = new Map(files.map((raw) => [raw.file, examine(raw)]))
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

  /** A file as it stands, from the clinic's folder. */
  textOf(file: string): string {
    return this.fileOf(file).text
  }

  write(file: string, text: string): void {
    const { doc: _doc, faults: _faults, text: _text, ...about } = this.fileOf(file)
    const written = examine({ ...about, bytes: Buffer.from(text) })
    this.files = new Map(this.files).set(file, written)
  }

  /** Writes a content file with whatever the edit leaves of its value. */
  change<Name extends keyof ContentFiles>(
    name: Name,
    edit: (value: ContentFiles[Name]) => unknown,
  ): void {
    const file = `content/${name}.json`
    const value: ContentFiles[Name] = JSON.parse(this.textOf(file))
    edit(value)
    this.writeValue(file, value)
  }

  writeValue(file: string, value: unknown): void {
    this.write(file, `${JSON.stringify(value, null, 2)}\n`)
  }

  /** What the gate refuses now. */
  faults(): Fault[] {
    const examined = [...this.files.values()]
    const each = examined.flatMap(({ faults }) => faults)
    return [...this.missing, ...each, ...examineSite(this.tree, examined)]
  }

  /** Does the edit, and takes it back where the gate refuses it; returns what was refused. */
  attempt(edit: (draft: Draft) => void): Fault[] {
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

  private fileOf(file: string): Examined {
    const found = this.files.get(file)
    if (!found) throw new Error(`The clinic has no ${file}`)
    return found
  }
}
