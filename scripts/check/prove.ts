import { correctionOf } from './correction.ts'
import { type Examined, examine, examineSite } from './inspect.ts'
import type { Tree } from './tree.ts'
import type { Fault } from './types.ts'

/** So many repairs are tried, and only among so many faults; more point at a cause no repair of one line cures. */
const MOST = 20
const MOST_FAULTS = 100

/**
 * Tries each proposed repair on a copy of the file. Only one after which the fault is
 * gone and nothing new has appeared is offered to the editor, in the lines it makes.
 */
export function proveRepairs(
  tree: Tree,
  examined: readonly Examined[],
  faults: readonly Fault[],
): Fault[] {
  let tried = faults.length > MOST_FAULTS ? MOST : 0
  return faults.map((each) => {
    const { edit, ...told } = each
    const broken = examined.find(({ file }) => file === each.file)
    if (!edit || !broken || tried >= MOST) return told
    tried += 1
    const text =
      broken.text.slice(0, edit.offset) + edit.text + broken.text.slice(edit.offset + edit.length)
    const { doc: _doc, faults: _faults, text: _text, ...about } = broken
    const cured = examine({ ...about, bytes: new TextEncoder().encode(text) })
    const others = examined.map((file) => (file === broken ? cured : file))
    const left = [...others.flatMap((file) => file.faults), ...examineSite(tree, others)]
    const known = new Set(faults.filter((other) => other !== each).map(signature))
    if (left.some((fault) => !known.has(signature(fault)))) return told
    const correction = correctionOf(broken.text, edit, each.range.offset)
    return correction ? { ...each, ...correction } : told
  })
}

const signature = ({ code, file, sentence, path, written }: Fault) =>
  JSON.stringify([code, file, sentence, path, written])
