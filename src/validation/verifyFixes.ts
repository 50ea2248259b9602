import { applyEdit } from '../shared/splice.ts'
import { type CheckedFile, checkAcrossFiles, checkFile } from './checkFile.ts'
import { describeFix } from './describeFix.ts'
import { firstOfEach } from './limits.ts'
import { message } from './messages.ts'
import type { Diagnostic, Earlier, FileTree } from './types.ts'

/** Limits on fixes tried; more errors have a cause that no one-line fix cures. */
const MOST = 20
const MOST_FAULTS = 100

/** Characters of changed files checked again: of a few errors, and of more than `MOST_FAULTS`. */
const MOST_TEXT = 1_000_000
const LEAST_TEXT = 100_000

/**
 * The findings to show, with verified fixes. Applies each fix to a copy: it is offered only if its
 * diagnostic disappears and no new one appears.
 */
export function verifyFixes(
  tree: FileTree,
  checked: readonly CheckedFile[],
  faults: readonly Diagnostic[],
  earlier?: Earlier,
): Diagnostic[] {
  const isFlood = faults.length > MOST_FAULTS
  let tries = isFlood ? MOST : MOST_FAULTS
  let room = isFlood ? LEAST_TEXT : MOST_TEXT
  const names = faults.map(signature)
  return firstOfEach(faults).map((each) => {
    const { edit, ...found } = each
    const broken = checked.find(({ file }) => file === each.file)
    const unfixed = each.code.startsWith('json.') && broken && !broken.doc ? withRest(found) : found
    if (!edit || !broken || tries === 0 || broken.text.length > room) return unfixed
    tries -= 1
    room -= broken.text.length
    const text = applyEdit(broken.text, edit)
    const { doc: _doc, faults: _faults, text: _text, ...about } = broken
    const cured = checkFile({ ...about, bytes: new TextEncoder().encode(text) })
    const others = checked.map((file) => (file === broken ? cured : file))
    const left = [
      ...others.flatMap((file) => file.faults),
      ...checkAcrossFiles(tree, others, earlier),
    ]
    const known = new Set(names.filter((_, at) => faults[at] !== each))
    if (left.some((diagnostic) => !known.has(signature(diagnostic)))) return unfixed
    const correction = describeFix(broken.text, edit, each.range.offset)
    return correction ? { ...each, ...correction } : found
  })
}

/** The rest of a file is read once its syntax is right. */
const withRest = (found: Diagnostic): Diagnostic => ({
  ...found,
  sentence: `${found.sentence.replace(/(?<![.!?])$/, '.')} ${message('report.rest-later', {})}`,
})

const signature = ({ code, file, sentence, path, written }: Diagnostic) =>
  JSON.stringify([code, file, sentence, path, written])
