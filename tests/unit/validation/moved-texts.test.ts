import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../src/validation/types.ts'
import { validateSite } from '../../../src/validation/validateSite.ts'
import { promiseSite } from '../../support/promiseSite.ts'

const { read, treeWith } = promiseSite()
const [site, common, home] = ['content/site.json', 'locales/tr/common.json', 'locales/tr/home.json']
const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The only error of a clinic with Turkish, English and Arabic and other texts of files. */
function told(changed: Record<string, string>): Diagnostic {
  const { faults } = validateSite(treeWith(new Map(Object.entries(changed))))
  expect(faults.map(({ code }) => code)).toHaveLength(1)
  return faults[0] as Diagnostic
}

const without = (texts: Record<string, unknown>, key: string) =>
  textOf(Object.fromEntries(Object.entries(texts).filter(([each]) => each !== key)))

test('an editor who moves a text to another file reads so once, there', () => {
  const text = textOf({ skipToContent: 'İçeriğe geç', ...read(home) })
  const { code, file, sentence } = told({
    [common]: without(read(common), 'skipToContent'),
    [home]: text,
  })
  expect([code, file]).toEqual(['locale.other-file', home])
  expect(sentence).toContain(common)
})

test.each(['TR', 'tr-TR', 'Türkçe', 'en', 'turkish'])(
  'an editor who writes %s as the language reads so once, in Turkish, with the right one',
  (language) => {
    const { code, correct, sentence } = told({ [site]: textOf({ ...read(site), language }) })
    expect(code).toBe('site.language')
    expect(correct).toBe('"language": "tr",')
    expect(sentence).toContain('dil')
  },
)
