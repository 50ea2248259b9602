import { describe, expect, test } from 'vitest'
import { reportOf } from '../../scripts/check/output/text.ts'
import { placeOf } from '../../scripts/check/position.ts'
import type { Fault } from '../../scripts/check/types.ts'
import { inspectSite } from '../../scripts/check.ts'
import { mistakes } from './mistakes/index.ts'
import { siteCopy } from './siteCopy.ts'

const site = siteCopy()

/** English, and what only programmers understand; keys an editor wrote herself may appear. */
const FOREIGN =
  /\b(the|is|not|must|should|invalid|expected|unexpected|property|schema|undefined|NaN|object|string|number|error|JSON|regex|token)\b|\^\[|\/properties\//i

describe.each(mistakes)('in %s', (_, own) => {
  test.each(own)(
    'an editor who %s is told so once, on the line, in Turkish',
    (_does, file, from, to, code) => {
      const { line } = site.replace(file, from, to)
      const { faults, files } = inspectSite(site.root)
      const report = reportOf(faults, files)

      expect(
        faults.map((fault) => fault.code),
        report,
      ).toEqual([code])
      const [fault] = faults as [Fault]
      const found = placeOf(site.read(file), fault.range.offset).line
      expect(
        Math.abs(found - line),
        `told on line ${found}, made on line ${line}`,
      ).toBeLessThanOrEqual(1)
      expect(report).toContain(`${file}:${found}:`)
      expect(fault.sentence.replace(/"[^"]*"|\S+\.json/g, '')).not.toMatch(FOREIGN)
      expect(report).toMatch(/1 sorun bulundu\. Değişiklik yayınlanmadı/)

      if (fault.correct !== undefined && fault.edit) {
        const { offset, length, text } = fault.edit
        const broken = site.read(file)
        site.write(file, broken.slice(0, offset) + text + broken.slice(offset + length))
        expect(inspectSite(site.root).faults).toEqual([])
      }
    },
  )
})
