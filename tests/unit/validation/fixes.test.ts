import { describe, expect, test } from 'vitest'
import { errorReport } from '../../../scripts/cli/check/output/text.ts'
import { positionOf } from '../../../src/validation/position.ts'
import type { Diagnostic } from '../../../src/validation/types.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy()
const services = 'content/services.json'
const clinic = 'content/clinic.json'
const statistics = 'content/statistics.json'
const common = 'locales/tr/common.json'

/** Follows the message literally. */
function obeyed(text: string, { correct = '', doing = '', range }: Diagnostic): string {
  const lines = text.split('\n')
  const written = correct === '' ? [] : correct.split('\n')
  const [first = positionOf(text, range.offset).line, last = first] = [
    ...doing.matchAll(/(\d+)\. (?:sat|ve )/g),
  ].map(([, number]) => Number(number))
  if (doing.includes('altına')) lines.splice(first, 0, ...written)
  else if (doing.includes('üstüne')) lines.splice(first - 1, 0, ...written)
  else lines.splice(first - 1, last - first + 1, ...written)
  return lines.join('\n')
}

describe('an editor who follows the fix to the letter corrects', () => {
  test.each<[string, string, string | RegExp, string, RegExp]>([
    [
      'a slip inside one line',
      services,
      '"primary",',
      '"primary";',
      /Doğrusu : "tone": "primary",/,
    ],
    [
      'a text over two lines',
      services,
      'bir vida',
      'bir\nvida',
      /7\. ve 8\. satırların yerine tek/,
    ],
    ['a text over four lines', services, 'bir vida', 'bir\n\n\nvida', /7\. satırdan 10\. satıra/],
    ['text before the file', services, /^\{/, 'Merhaba\n{', /Doğrusu : 1\. satırı silin\./],
    ['text before the first brace', services, /^\{/, 'Merhaba {', /Doğrusu : \{/],
    ['a deleted last brace', services, /\}\s*$/, '', /77\. satırın altına şu satırı ekleyin: \}/],
    ['a deleted first line', services, / {2}"\$schema".*\n/, '', /1\. satırın altına şu satırı/],
    [
      'a deleted separator between two records',
      services,
      / {4}\},\n {4}\{\n/,
      '',
      /11\. satırın altına şu satırları/,
    ],
    [
      'a deleted line that closes a list',
      clinic,
      /\n {2}\],\n/,
      '\n',
      /altına şu satırı ekleyin: \],/,
    ],
    ['a slash for a brace', clinic, '{ "label": "I', '/ "label": "I', /Doğrusu : \{ "label"/],
    [
      'a duplicated line',
      common,
      '  "header": {\n',
      '  "header": {\n  "header": {\n',
      /satırı silin/,
    ],
  ])('%s', (_, file, from, to, told) => {
    const whole = site.read(file)
    site.replace(file, from, to)
    const { faults, files } = site.validate()
    const [diagnostic] = faults as [Diagnostic]

    expect(errorReport(faults, files)).toMatch(told)
    const mended = obeyed(site.read(file), diagnostic)
    expect(JSON.parse(mended)).toEqual(JSON.parse(whole))
    site.write(file, mended)
    expect(site.validate().faults).toEqual([])
  })
})

describe('an editor gets no fix that would change the meaning of', () => {
  test.each<[string, string, string | RegExp, string]>([
    ['a lone quote in a list', clinic, '"Devam Eden Tedavi"', '"Devam" Eden Tedavi"'],
    ['two values in one field', clinic, '"name": "Mercan",', '"name": "Mercan", "Şubesi",'],
    ['days separated by a dash', clinic, '"monday", "tuesday"', '"monday" - "tuesday"'],
    ['inches in a text', services, 'bir vida', 'bir 5" vida'],
    ['records with a bullet each', statistics, /^ {4}(?=\{)/gm, '- '],
    ['records with a dash each', statistics, /^ {4}(?=\{)/gm, '-   '],
  ])('%s', (_, file, from, to) => {
    site.replace(file, from, to)
    const { faults } = site.validate()
    expect(faults).toHaveLength(1)
    expect(faults[0]?.correct).toBeUndefined()
  })

  test('an editor gets a fix that keeps every letter of a path on a disk', () => {
    site.replace(services, 'bir vida', 'bir C:\\bakım\\diş vida')
    const [diagnostic] = site.validate().faults
    expect(diagnostic?.correct).toContain('bir C:\\\\bakım\\\\diş vida')
  })
})

test('an editor restores a file saved twice in a wrong encoding, instead of fixing each line', () => {
  site.write(services, Buffer.from(Buffer.from(site.read(services)).toString('latin1')))
  const { faults } = site.validate()
  expect(faults.map(({ code }) => code)).toEqual(['bytes.mojibake-file'])
  expect(faults[0]?.correct).toBeUndefined()
})

test('an editor reads nothing about translations into a language that the site lacks', () => {
  site.write('locales/en/common.json', '{ "siteName": "Mercan" }')
  const { faults, warnings } = site.validate()
  expect(faults).toEqual([])
  expect(warnings).toEqual([])
})

test('an editor reads that a folder is not a language', () => {
  site.write('locales/yedek/common.json', site.read(common))
  const { faults } = site.validate()
  expect(faults.map(({ code, file }) => `${file} ${code}`)).toEqual([
    'locales/yedek folder.language',
  ])
})

test('an editor reads her own text with every space', () => {
  site.replace(common, '"tr_TR"', '"tr  TR"')
  const { faults, files } = site.validate()
  expect(errorReport(faults, files)).toContain('Yazılan : "tr  TR"')
})

describe('an editor who chooses an unreadable colour', () => {
  test.each([
    ['ink', '#8FA3A9', '"Yazı rengi" ile "Yumuşak zemin" birbirinden yeterince ayrılmıyor'],
    ['paper', '#333333', '"Koyu renk" ile "Sayfa zemini" birbirinden yeterince ayrılmıyor'],
    ['primary', '#FFD200', '"Ana renk" ile "Yumuşak ton" birbirinden yeterince ayrılmıyor'],
    ['primaryLight', '#BFD5DA', 'karşıtlık 1,4, en az 3 olmalı'],
    ['inkAccent', '#EE7B62', 'karşıtlık 2,52, en az 4,5 olmalı'],
  ])('gets for %s %s the nearest readable one', (role, hex, told) => {
    const theme = 'content/theme.json'
    site.replace(theme, new RegExp(`"${role}": "#\\w+"`), `"${role}": "${hex}"`)
    const { faults, files } = site.validate()
    const [diagnostic] = faults as [Diagnostic]
    expect(errorReport(faults, files)).toContain(told)
    expect(errorReport(faults, files)).toMatch(new RegExp(`Doğrusu : "${role}": "#[0-9A-F]{6}",`))
    site.write(theme, obeyed(site.read(theme), diagnostic))
    expect(site.validate().faults).toEqual([])
  })
})

test('copied spaces, tabs and hidden signs of one text are put right together', () => {
  site.replace(services, '"İmplant Tedavisi"', '" I\u0307mplant\u2003\\tTeda\u00advisi\uF0B7  "')
  const [fault, ...others] = site.validate().faults
  expect(others).toEqual([])
  expect(fault?.edit?.text).toBe('"İmplant Tedavisi"')
})
