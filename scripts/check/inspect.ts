import { parseTree } from 'jsonc-parser'
import { utf8 } from '../media/bytes.ts'
import { fault } from './fault.ts'
import { spokenLanguage } from './language.ts'
import { RefusedPaths } from './refusedPaths.ts'
import { rules } from './rules/index.ts'
import type { Tree } from './tree.ts'
import type { Doc, Fault, RawFile, Site, TextFile } from './types.ts'
import { leavesOf } from './walk.ts'

/** A file after its examination; `doc` is there when it could be read as JSON. */
export type Examined = TextFile & { doc?: Doc; faults: Fault[] }

type Known = { raw: RawFile; spoken: string; examined: Examined }
const known = new WeakMap<Uint8Array, Known>()

/**
 * Runs every rule that looks at one file alone. The very same bytes are examined once:
 * while an editor types, one file of many is another.
 */
export function examine(raw: RawFile): Examined {
  const before = known.get(raw.bytes)
  const spoken = spokenLanguage()
  if (before?.spoken === spoken && isSame(before.raw, raw)) return before.examined
  const examined = examineAnew(raw)
  known.set(raw.bytes, { raw, spoken, examined })
  return examined
}

const isSame = (one: RawFile, other: RawFile) =>
  one.file === other.file &&
  one.schema === other.schema &&
  one.country === other.country &&
  one.role.language === other.role.language

function examineAnew(raw: RawFile): Examined {
  const { bytes, ...about } = raw
  const byteFaults = run('bytes', raw)
  if (byteFaults.length > 0) return { ...about, text: utf8(bytes), faults: byteFaults }

  const textFile = { ...about, text: utf8(bytes) }
  for (const rule of rules) {
    if (rule.scope !== 'text') continue
    const faults = [...rule.check(textFile)]
    if (faults.length > 0) return { ...textFile, faults }
  }

  const tree = parseTree(textFile.text)
  if (!tree)
    return { ...textFile, faults: [fault('json.broken', {}, raw.file, { offset: 0, length: 1 })] }
  const value: unknown = JSON.parse(textFile.text)
  const doc: Doc = { ...textFile, value, tree }
  return { ...textFile, doc, faults: examineDoc(doc) }
}

function run(scope: 'bytes', raw: RawFile): Fault[] {
  for (const rule of rules) {
    if (rule.scope !== scope) continue
    const faults = [...rule.check(raw)]
    if (faults.length > 0) return faults
  }
  return []
}

function examineDoc(doc: Doc): Fault[] {
  const causes = new RefusedPaths()
  const leaves = [...leavesOf(doc)]
  return rules.flatMap((rule) => {
    if (rule.scope === 'file') return causes.keepNew(rule.check(doc))
    if (rule.scope !== 'leaf') return []
    return leaves.flatMap((leaf) => causes.keepNew(rule.check(leaf, doc)))
  })
}

/** Runs the rules that look across files; returns only what no file's own fault explains. */
export function examineSite(tree: Tree, examined: readonly Examined[]): Fault[] {
  const causes = new RefusedPaths()
  for (const { faults } of examined) causes.keepNew(faults)
  const docs = new Map(examined.flatMap(({ file, doc }) => (doc ? [[file, doc] as const] : [])))
  const site: Site = { tree, docs, refused: (file, path) => causes.touches(file, path) }
  return rules.flatMap((rule) => (rule.scope === 'site' ? causes.keepNew(rule.check(site)) : []))
}
