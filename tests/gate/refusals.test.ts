import { describe, expect, test } from 'vitest'
import { reportOf } from '../../scripts/check/output/text.ts'
import { placeOf } from '../../scripts/check/position.ts'
import type { Fault } from '../../scripts/check/types.ts'
import { inspectSite } from '../../scripts/check.ts'
import { bracketMistakes } from './mistakes/brackets.ts'
import { colourMistakes } from './mistakes/colours.ts'
import { commaMistakes } from './mistakes/commas.ts'
import { contactMistakes } from './mistakes/contact.ts'
import { figureMistakes } from './mistakes/figures.ts'
import { joinedMistakes } from './mistakes/joined.ts'
import { localeMistakes } from './mistakes/locale.ts'
import { mapMistakes } from './mistakes/maps.ts'
import type { Mistake } from './mistakes/mistake.ts'
import { pastedMistakes } from './mistakes/pasted.ts'
import { phoneMistakes } from './mistakes/phones.ts'
import { placeMistakes } from './mistakes/place.ts'
import { quoteMistakes } from './mistakes/quotes.ts'
import { recordMistakes } from './mistakes/records.ts'
import { strayMistakes } from './mistakes/strays.ts'
import { switchMistakes } from './mistakes/switches.ts'
import { textMistakes } from './mistakes/texts.ts'
import { timeMistakes } from './mistakes/times.ts'
import { valueMistakes } from './mistakes/values.ts'
import { wordMistakes } from './mistakes/words.ts'
import { syntaxMistakes } from './mistakes/writing.ts'
import { siteCopy } from './siteCopy.ts'

const site = siteCopy()

/** English, and what only programmers understand; keys an editor wrote herself may appear. */
const FOREIGN =
  /\b(the|is|not|must|should|invalid|expected|unexpected|property|schema|undefined|NaN|object|string|number|error|JSON|regex|token)\b|\^\[|\/properties\//i

describe.each([
  ['the way it is written', syntaxMistakes],
  ['what has no place there', strayMistakes],
  ['commas and bare values', commaMistakes],
  ['lines and records run together', joinedMistakes],
  ['the values', valueMistakes],
  ['texts, pictures and files', textMistakes],
  ['brackets', bracketMistakes],
  ['quotes, colons and commas', quoteMistakes],
  ['figures', figureMistakes],
  ['dates and hours', timeMistakes],
  ['contact', contactMistakes],
  ['switches', switchMistakes],
  ['telephone numbers', phoneMistakes],
  ['maps', mapMistakes],
  ['colours', colourMistakes],
  ['the place of the clinic', placeMistakes],
  ['words', wordMistakes],
  ['records and fields', recordMistakes],
  ['what is pasted', pastedMistakes],
  ['texts of the interface', localeMistakes],
])('in %s', (_, mistakes: Mistake[]) => {
  test.each(mistakes)(
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
