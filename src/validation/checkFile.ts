import { type Node, parseTree } from 'jsonc-parser'
import { openSites } from '../content/site/openSites.ts'
import { leavesOf, memberAt } from './jsonPath.ts'
import { MOST_COUNTED } from './limits.ts'
import { utf8 } from './media/bytes.ts'
import { currentLanguage } from './messages.ts'
import { rules } from './rules/index.ts'
import { siteLocation } from './siteLocation.ts'
import type {
  Diagnostic,
  Doc,
  Earlier,
  FileTree,
  OpenedSite,
  Path,
  RawFile,
  Rule,
  Site,
  TextFile,
} from './types.ts'

type LeafRule = Extract<Rule, { scope: 'leaf' }>

/** A file and its errors; `doc` is set if it is valid JSON and all its rules were run. */
export type CheckedFile = TextFile & { doc?: Doc; faults: Diagnostic[] }

type Cached = { raw: RawFile; language: string; checked: CheckedFile }
const checkedFiles = new WeakMap<Uint8Array, Cached>()

/**
 * Runs the rules of one file. Results are cached by bytes: while an editor types, one file of
 * many changes.
 */
export function checkFile(raw: RawFile): CheckedFile {
  const before = checkedFiles.get(raw.bytes)
  const language = currentLanguage()
  if (before?.language === language && isSame(before.raw, raw)) return before.checked
  const checked = runFileRules(raw)
  checkedFiles.set(raw.bytes, { raw, language, checked })
  return checked
}

const isSame = (one: RawFile, other: RawFile) =>
  one.file === other.file &&
  one.schema === other.schema &&
  one.country === other.country &&
  one.role.language === other.role.language

function runFileRules(raw: RawFile): CheckedFile {
  const { bytes, ...about } = raw
  const textFile = { ...about, text: utf8(bytes) }
  // In the order of `rules`, those about bytes come first.
  for (const rule of rules) {
    const found =
      rule.scope === 'bytes' ? rule.check(raw) : rule.scope === 'text' ? rule.check(textFile) : []
    const faults = [...found]
    if (faults.length > 0) return { ...textFile, faults }
  }

  const value: unknown = JSON.parse(textFile.text)
  // Valid JSON always has a tree.
  const doc: Doc = { ...textFile, value, tree: parseTree(textFile.text) as Node }
  const faults = runDocRules(doc)
  return faults.length < MOST_COUNTED ? { ...textFile, doc, faults } : { ...textFile, faults }
}

function runDocRules(doc: Doc): Diagnostic[] {
  const causes = new RefusedPaths()
  const faults: Diagnostic[] = []
  for (const rule of rules) {
    if (faults.length >= MOST_COUNTED || causes.isRefused(doc.file, [])) break
    if (rule.scope === 'file') {
      const isMeant = !rule.content || doc.file === `content/${rule.content}.json`
      if (isMeant) faults.push(...causes.keepNew(rule.check(doc), MOST_COUNTED - faults.length))
    } else if (rule.scope === 'leaf') faults.push(...causes.keepNew(inLeaves(rule.check, doc)))
  }
  return faults
}

function* inLeaves(check: LeafRule['check'], doc: Doc): Iterable<Diagnostic> {
  for (const leaf of leavesOf(doc)) yield* check(leaf, doc)
}

/** The files with `doc`, by name. */
export const docsOf = (files: readonly CheckedFile[]): Map<string, Doc> =>
  new Map(files.flatMap(({ file, doc }) => (doc ? [[file, doc] as const] : [])))

/** Runs the site rules; drops errors that a file's own error explains. */
export function checkAcrossFiles(
  tree: FileTree,
  checked: readonly CheckedFile[],
  earlier?: Earlier,
): Diagnostic[] {
  const causes = new RefusedPaths()
  for (const { faults } of checked) causes.keepNew(faults)
  const site: Site = {
    tree,
    docs: docsOf(checked),
    refused: (file, path) => causes.touches(file, path),
    ...(earlier && { earlier }),
  }
  return rules.flatMap((rule) => (rule.scope === 'site' ? causes.keepNew(rule.check(site)) : []))
}

/** The site of files that are all valid JSON and name its language. */
export function openModel(
  tree: FileTree,
  checked: readonly CheckedFile[],
  earlier?: Earlier,
): OpenedSite | undefined {
  if (checked.some(({ doc }) => doc === undefined)) return undefined
  const docs = docsOf(checked)
  const { language, further } = siteLocation(tree)
  if (memberAt(docs.get('content/site.json')?.value, 'language') !== language) return undefined
  const files = {
    has: (file: string) => docs.has(file),
    json: (file: string) => docs.get(file)?.value,
  }
  const sites = openSites(files, { media: (_name, content) => content })
  return { docs, sites, languages: [language, ...new Set(further)], earlier }
}

/**
 * Runs the rules over the model. `found`: the errors so far; what they explain is dropped, also a
 * model that cannot be computed.
 */
export function checkModel(model: OpenedSite, found: readonly Diagnostic[]): Diagnostic[] {
  const causes = new RefusedPaths()
  causes.keepNew(found)
  try {
    return rules.flatMap((rule) =>
      rule.scope === 'model' ? causes.keepNew(rule.check(model)) : [],
    )
  } catch (error) {
    if (found.length === 0) throw error
    return []
  }
}

/** Values already refused: an error at or below one of them has the same cause and is dropped. */
class RefusedPaths {
  private readonly files: Branch = { isRefused: false, members: new Map() }

  /** Returns the first `most` diagnostics without an earlier cause, and records their paths. */
  keepNew(faults: Iterable<Diagnostic>, most = Number.POSITIVE_INFINITY): Diagnostic[] {
    const kept: Diagnostic[] = []
    for (const diagnostic of faults) {
      if (kept.length >= most) break
      const paths = [...(diagnostic.path ? [diagnostic.path] : []), ...(diagnostic.covers ?? [])]
      if (paths.some((path) => this.isRefused(diagnostic.file, path))) continue
      kept.push(diagnostic)
      for (const path of paths) this.add(diagnostic.file, path)
    }
    return kept
  }

  touches = (file: string, path: Path) => this.branchAt(file, path) !== undefined

  isRefused = (file: string, path: Path) => this.branchAt(file, path)?.isRefused === true

  /** The nearest refused branch, else the one at the path. */
  private branchAt(file: string, path: Path): Branch | undefined {
    let branch: Branch | undefined = this.files
    for (const key of [file, ...path]) {
      branch = branch.members.get(key)
      if (!branch || branch.isRefused) break
    }
    return branch
  }

  private add(file: string, path: Path) {
    let branch = this.files
    for (const key of [file, ...path]) {
      const inner = branch.members.get(key) ?? { isRefused: false, members: new Map() }
      branch.members.set(key, inner)
      branch = inner
    }
    branch.isRefused = true
  }
}

type Branch = { isRefused: boolean; members: Map<string | number, Branch> }
