import { type CheckedFile, checkAcrossFiles, checkFile } from './checkFile.ts'
import { describeFix } from './describeFix.ts'
import { applyEdit } from './position.ts'
import type { Diagnostic, FileTree } from './types.ts'

/** Limits on fixes tried; more errors have a cause that no one-line fix cures. */
const MOST = 20
const MOST_FAULTS = 100

/**
 * Applies each fix to a copy. A fix is offered only if its diagnostic disappears and no new one
 * appears.
 */
export function verifyFixes(
  tree: FileTree,
  checked: readonly CheckedFile[],
  faults: readonly Diagnostic[],
): Diagnostic[] {
  let tried = faults.length > MOST_FAULTS ? MOST : 0
  return faults.map((each) => {
    const { edit, ...unfixed } = each
    const broken = checked.find(({ file }) => file === each.file)
    if (!edit || !broken || tried >= MOST) return unfixed
    tried += 1
    const text = applyEdit(broken.text, edit)
    const { doc: _doc, faults: _faults, text: _text, ...about } = broken
    const cured = checkFile({ ...about, bytes: new TextEncoder().encode(text) })
    const others = checked.map((file) => (file === broken ? cured : file))
    const left = [...others.flatMap((file) => file.faults), ...checkAcrossFiles(tree, others)]
    const known = new Set(faults.filter((other) => other !== each).map(signature))
    if (left.some((diagnostic) => !known.has(signature(diagnostic)))) return unfixed
    const correction = describeFix(broken.text, edit, each.range.offset)
    return correction ? { ...each, ...correction } : unfixed
  })
}

const signature = ({ code, file, sentence, path, written }: Diagnostic) =>
  JSON.stringify([code, file, sentence, path, written])
