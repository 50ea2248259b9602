import { parseTree } from 'jsonc-parser'
import { fault } from './fault.ts'
import { rules } from './rules/index.ts'
import type { Doc, Fault, Path, RawFile, Site, TextFile } from './types.ts'
import { isWithin, leavesOf } from './walk.ts'

/** A file after its examination; `doc` is there when it could be read as JSON. */
export type Examined = TextFile & { doc?: Doc; faults: Fault[] }

/** Runs every rule that looks at one file alone. */
export function examine(raw: RawFile): Examined {
  const { bytes, ...about } = raw
  const byteFaults = run('bytes', raw)
  if (byteFaults.length > 0) return { ...about, text: bytes.toString('utf8'), faults: byteFaults }

  const textFile = { ...about, text: bytes.toString('utf8') }
  for (const rule of rules) {
    if (rule.scope !== 'text') continue
    const faults = [...rule.check(textFile)]
    if (faults.length > 0) return { ...textFile, faults }
  }

  const tree = parseTree(textFile.text)
  if (!tree) return { ...textFile, faults: [fault('json.broken', [], raw.file, { offset: 0, length: 1 })] }
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
  const kept: Fault[] = []
  const leaves = [...leavesOf(doc)]
  for (const rule of rules) {
    if (rule.scope === 'file') keepCauses(kept, rule.check(doc))
    if (rule.scope === 'leaf') for (const leaf of leaves) keepCauses(kept, rule.check(leaf, doc))
  }
  return kept
}

/** Runs the rules that look across files; returns only what no file's own fault explains. */
export function examineSite(root: string, examined: readonly Examined[]): Fault[] {
  const own = examined.flatMap(({ faults }) => faults)
  const docs = new Map(examined.flatMap(({ file, doc }) => (doc ? [[file, doc] as const] : [])))
  const refused = (file: string, path: Path) =>
    own.some((each) => each.file === file && pathsOf(each).some((at) => isWithin(path, at) || isWithin(at, path)))
  const site: Site = { root, docs, refused }
  const kept = [...own]
  for (const rule of rules) if (rule.scope === 'site') keepCauses(kept, rule.check(site))
  return kept.slice(own.length)
}

const pathsOf = ({ path, covers }: Fault): Path[] => [...(path ? [path] : []), ...(covers ?? [])]

/** One cause, one fault: what an earlier fault already refused is not refused again. */
function keepCauses(kept: Fault[], found: Iterable<Fault>) {
  for (const next of found) {
    const paths = pathsOf(next)
    const known = kept.some(
      (each) => each.file === next.file && pathsOf(each).some((at) => paths.some((path) => isWithin(path, at))),
    )
    if (!known) kept.push(next)
  }
}
