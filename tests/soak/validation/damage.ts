import { errorReport } from '../../../scripts/cli/check/output/text.ts'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { type CheckedFile, checkAcrossFiles, checkFile } from '../../../src/validation/checkFile.ts'
import { readFiles } from '../../../src/validation/files.ts'
import { utf8 } from '../../../src/validation/media/bytes.ts'
import { message } from '../../../src/validation/messages.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { syntaxError } from '../../../src/validation/syntax/syntaxError.ts'
import type { FileTree, RawFile } from '../../../src/validation/types.ts'
import { must, type Proof, seeded } from '../proof.ts'

const ROUNDS = 20_000

export const damageProof: Proof = {
  name: 'damage',
  claim: 'with any one character of content or texts damaged, the validator agrees with JSON.parse',
  async run() {
    const { broken, refused, harmless } = damageFiles(clinicDir, ROUNDS, 20261121)
    return `${ROUNDS} damages: ${broken} broken files, ${refused} refused contents, ${harmless} harmless`
  },
}

/** Characters that are typed or pasted by mistake; the empty one deletes a character or changes nothing. */
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

/** The number of damaged files by result. */
export type Outcome = { rounds: number; broken: number; refused: number; harmless: number }

/**
 * Changes one character at a time, repeatably for a seed. Throws when the validator crashes,
 * disagrees with JSON.parse, reports a broken file not exactly once, or outside of it.
 */
export function damageFiles(root: string, rounds: number, seed: number): Outcome {
  const random = seeded(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const tree = folderTree(root)
  const raw = readFiles(tree).files
  const whole = raw.map(checkFile)
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
  tree: FileTree,
  file: RawFile,
  text: string,
  whole: readonly CheckedFile[],
  at: number,
  seen: string,
): 'broken' | 'refused' | 'harmless' {
  const examined = checkFile({ ...file, bytes: Buffer.from(text) })
  const { doc, faults } = examined
  const json = isJson(text)
  must((syntaxError(text) === undefined) === json, `JSON.parse disagrees: ${seen}`)
  must(json || doc === undefined, `accepted as JSON: ${seen}`)
  must(doc !== undefined || faults.length === 1, `reported ${faults.length} times: ${seen}`)
  const all = [...faults, ...checkAcrossFiles(tree, whole.with(at, examined))]
  for (const { range, sentence } of all) {
    must(range.offset >= 0 && range.offset <= text.length + 1, `a range outside the file: ${seen}`)
    must(sentence.length > 0, `an empty message: ${seen}`)
  }
  const end = message('report.problems', { count: all.length })
  must(errorReport(all, [examined]).includes(end), `no report: ${seen}`)
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
