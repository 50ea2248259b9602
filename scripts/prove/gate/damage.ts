import { readFiles } from '../../check/files.ts'
import { folderTree } from '../../check/folderTree.ts'
import { type Examined, examine, examineSite } from '../../check/inspect.ts'
import { say } from '../../check/language.ts'
import { reportOf } from '../../check/output/text.ts'
import { findBreak } from '../../check/syntax/findBreak.ts'
import type { Tree } from '../../check/tree.ts'
import type { RawFile } from '../../check/types.ts'
import { utf8 } from '../../media/bytes.ts'
import { must, seeded } from '../proof.ts'

/** What may be typed, pasted or lost in a file; the empty one deletes or changes nothing. */
export const SIGNS = [
  ...'",:{}[]\\/.0a1-+eEş“”\'`#&<\t\n\r ',
  '\u0000',
  '\u00A0',
  '\u200B',
  '\uFEFF',
  '\uFFFD',
  '😊',
  '//',
  '{{',
  '<<<<<<< a\n',
  '',
]

/** What became of the damages. */
export type Outcome = { rounds: number; broken: number; refused: number; harmless: number }

/**
 * Damages one character at a time, in every file of content and texts in turn, always
 * alike for one seed. Throws when the gate crashes, judges otherwise than JSON.parse,
 * tells a broken file more or less than once, or points outside of it.
 */
export function damageFiles(root: string, rounds: number, seed: number): Outcome {
  const random = seeded(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const tree = folderTree(root)
  const raw = readFiles(tree).files
  const whole = raw.map(examine)
  const outcome: Outcome = { rounds, broken: 0, refused: 0, harmless: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const at = round % raw.length
    const file = raw[at]
    if (!file) break
    const text = utf8(file.bytes)
    const place = below(text.length + 1)
    const damaged =
      text.slice(0, place) + (SIGNS[below(SIGNS.length)] ?? '') + text.slice(place + below(2))
    const seen = `${file.file} ${JSON.stringify(damaged.slice(Math.max(0, place - 20), place + 20))}`
    const verdict = judge(tree, file, damaged, whole, at, seen)
    outcome[verdict] += 1
  }
  return outcome
}

function judge(
  tree: Tree,
  file: RawFile,
  text: string,
  whole: readonly Examined[],
  at: number,
  seen: string,
): 'broken' | 'refused' | 'harmless' {
  const examined = examine({ ...file, bytes: Buffer.from(text) })
  const { doc, faults } = examined
  const json = isJson(text)
  must((findBreak(text) === undefined) === json, `another verdict than JSON.parse: ${seen}`)
  must(json || doc === undefined, `taken for JSON: ${seen}`)
  must(doc !== undefined || faults.length === 1, `told ${faults.length} times: ${seen}`)
  const all = [...faults, ...examineSite(tree, whole.with(at, examined))]
  for (const { range, sentence } of all) {
    must(range.offset >= 0 && range.offset <= text.length + 1, `points outside: ${seen}`)
    must(sentence.length > 0, `says nothing: ${seen}`)
  }
  const end = say('report.problems', { count: all.length })
  must(reportOf(all, [examined]).includes(end), `no report: ${seen}`)
  return json ? (all.length > 0 ? 'refused' : 'harmless') : 'broken'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
