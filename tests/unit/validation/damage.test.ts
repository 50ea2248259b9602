/** @module-tag nightly */
import { expect, test } from 'vitest'
import { errorReport } from '../../../scripts/cli/check/output/text.ts'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { isJson } from '../../../src/shared/json.ts'
import { checkAcrossFiles, checkFile } from '../../../src/validation/checkFile.ts'
import { readFiles } from '../../../src/validation/files.ts'
import { utf8 } from '../../../src/validation/media/bytes.ts'
import { message } from '../../../src/validation/messages.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { syntaxError } from '../../../src/validation/syntax/syntaxError.ts'
import { randomOf } from '../../soak/honest/generated.ts'
import { damagedText } from '../../soak/validation/someSites.ts'

const tree = folderTree(clinicDir)
const files = readFiles(tree).files
const whole = files.map(checkFile)

test('an editor who damages any one character gets the verdict of JSON.parse, in words', () => {
  const random = randomOf(7)
  const outcomes = { broken: 0, refused: 0, harmless: 0 }
  for (let round = 0; round < 1000; round += 1) {
    const at = random.between(0, files.length - 1)
    const file = files[at]
    if (!file) throw new Error('the clinic has no files')
    // The validator reads past a byte order mark, JSON.parse does not.
    const text = damagedText(utf8(file.bytes), random).replace(/^\uFEFF/, '')
    const seen = `${file.file}: ${text}`
    const examined = checkFile({ ...file, bytes: Buffer.from(text) })
    const { doc, faults } = examined
    const isValid = isJson(text)
    expect(syntaxError(text) === undefined, seen).toBe(isValid)
    if (!isValid) expect(doc, seen).toBeUndefined()
    if (!doc) expect(faults, seen).toHaveLength(1)
    const all = [...faults, ...checkAcrossFiles(tree, whole.with(at, examined))]
    for (const { range, sentence } of all) {
      expect(range.offset, seen).toBeGreaterThanOrEqual(0)
      expect(range.offset, seen).toBeLessThanOrEqual(text.length + 1)
      expect(sentence, seen).not.toBe('')
    }
    const end = message('report.problems', { count: all.length })
    expect(errorReport(all, [examined]), seen).toContain(end)
    outcomes[isValid ? (all.length > 0 ? 'refused' : 'harmless') : 'broken'] += 1
  }
  expect(outcomes.broken).toBeGreaterThan(200)
  expect(outcomes.refused).toBeGreaterThan(100)
  expect(outcomes.harmless).toBeGreaterThan(20)
})
