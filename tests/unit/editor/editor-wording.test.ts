import '../../support/deskDocument.ts'
import { expect, test } from 'vitest'
import { suppliedTexts } from '../../../src/content/texts/engineTexts.ts'
import { shownSlots } from '../../../src/editor/client/slots.ts'
import { findTexts, wordingFiles, wordingForm } from '../../../src/editor/client/wording/wording.ts'
import { isWritable } from '../../../src/editor/server/draftRules.ts'

/** The clinic has no words of its own. */
const textOf = () => '{}'
const groups = { common: 'Her sayfada', contact: 'İletişim', locale: 'Dil' }
const files = wordingFiles('tr', groups)

test('an editor gets all texts, ordered by their words, and not the language', () => {
  expect(files).toEqual([
    { file: 'locales/tr/common.json', title: 'Her sayfada' },
    { file: 'locales/tr/contact.json', title: 'İletişim' },
  ])
  expect(files.every(({ file }) => isWritable(file))).toBe(true)
})

test('an editor finds a text by its words, without diacritics or in capitals', () => {
  for (const search of ['bize ulasin', 'BİZE ULAŞIN'])
    expect(findTexts(files, textOf, search)).toEqual([
      { file: files[0]?.file, title: 'Her sayfada', path: ['reach', 'label'], text: 'Bize Ulaşın' },
      { file: files[1]?.file, title: 'İletişim', path: ['reach', 'heading'], text: 'Bize Ulaşın' },
    ])
  expect(findTexts(files, textOf, '  ')).toEqual([])
})

test('an editor reads a text’s own words as its name, and a group’s heading', () => {
  const form = wordingForm(
    'İletişim',
    'locales/tr/none.json',
    JSON.stringify({
      hours: { day: 'Gün', heading: 'Saatler' },
      call: '{{number}}’yi arayın, {{number}}!',
    }),
  )
  expect(form.properties?.hours?.title).toBe('Saatler')
  expect(form.properties?.hours?.properties?.day?.title).toBe('Gün')
  expect(form.properties?.call?.description).toContain('‹numara›')
  expect(form.properties?.hours?.properties?.day?.description).toBeUndefined()
})

test('an editor reads the ready text where the clinic has none, and beside one of her own', () => {
  const { book } = suppliedTexts('tr', 'home')
  const fieldOf = (published: object) =>
    wordingForm('Ana sayfa', 'locales/tr/home.json', JSON.stringify(published)).properties?.book
  expect(fieldOf({})).toMatchObject({ title: book, default: book, description: undefined })
  expect(fieldOf({ book: 'Yazın' })).toMatchObject({
    title: 'Yazın',
    default: book,
    description: `Siz yazmadığınızda: ${book}`,
  })
})

test('an editor reads each placeholder once', () => {
  expect(shownSlots('{{number}} ile {{number}}, {{city}}')).toBe('‹numara› ‹şehir›')
})
