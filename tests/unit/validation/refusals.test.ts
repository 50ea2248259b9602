import { describe, expect, test } from 'vitest'
import { errorReport } from '../../../scripts/cli/check/output/text.ts'
import { columnsOf, inColumns } from '../../../scripts/cli/columns.ts'
import { positionOf } from '../../../src/validation/position.ts'
import type { Diagnostic } from '../../../src/validation/types.ts'
import { mistakes } from '../../fixtures/mistakes/index.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy()

/** English and technical terms; keys from the editor's own file may appear. */
const FOREIGN =
  /\b(the|is|not|must|should|invalid|expected|unexpected|property|schema|undefined|NaN|object|string|number|error|JSON|regex|token)\b|\^\[|\/properties\//i

describe.each(mistakes)('in %s,', (_, own) => {
  test.each(own)(
    'an editor who %s reads so once, on the line, in Turkish',
    (_does, file, from, to, code, correct) => {
      const { line } = site.replace(file, from, to)
      const { faults, files } = site.validate()
      const report = errorReport(faults, files)

      expect(
        faults.map((diagnostic) => diagnostic.code),
        report,
      ).toEqual([code])
      const [diagnostic] = faults as [Diagnostic]
      const found = positionOf(site.read(file), diagnostic.range.offset).line
      expect(
        Math.abs(found - line),
        `told on line ${found}, made on line ${line}`,
      ).toBeLessThanOrEqual(1)
      expect(report).toContain(`${file}:${found}:`)
      expect(diagnostic.sentence.replace(/"[^"]*"|\S+\.json/g, '')).not.toMatch(FOREIGN)
      expect(report).toMatch(/1 sorun bulundu\. Değişiklik yayınlanmadı/)

      const lines = inColumns(report).split('\n').slice(1)
      for (const each of lines) expect(columnsOf(each), each).toBeLessThanOrEqual(80)

      if (correct !== undefined) expect(diagnostic.correct).toBe(correct)
      if (diagnostic.correct !== undefined && diagnostic.edit) {
        const { offset, length, text } = diagnostic.edit
        const broken = site.read(file)
        site.write(file, broken.slice(0, offset) + text + broken.slice(offset + length))
        expect(site.validate().faults).toEqual([])
      }
    },
  )
})
