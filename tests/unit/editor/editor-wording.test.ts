import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/build/paths.ts'
import {
  findTexts,
  placeholdersIn,
  wordingFiles,
  wordingForm,
} from '../../../src/editor/client/wording/wording.ts'
import { isWritable } from '../../../src/editor/server/draftRules.ts'

const textOf = (file: string) => readFileSync(join(clinicDir, file), 'utf8')
const groups = { common: 'Her sayfada', contact: 'İletişim', locale: 'Dil', nowhere: 'Yok' }
const files = wordingFiles(
  'tr',
  { 'locales/tr/common.json': '', 'locales/tr/contact.json': '', 'locales/tr/locale.json': '' },
  groups,
)

test('an editor is offered the texts there are, in the order of their words, and not the language', () => {
  expect(files).toEqual([
    { file: 'locales/tr/common.json', title: 'Her sayfada' },
    { file: 'locales/tr/contact.json', title: 'İletişim' },
  ])
  expect(files.every(({ file }) => isWritable(file))).toBe(true)
})

test('a text is found by its words, typed without the marks of its letters or in capitals', () => {
  for (const search of ['bize ulasin', 'BİZE ULAŞIN'])
    expect(findTexts(files, textOf, search)).toEqual([
      { file: files[0]?.file, title: 'Her sayfada', path: ['reach', 'label'], text: 'Bize Ulaşın' },
      { file: files[1]?.file, title: 'İletişim', path: ['reach', 'heading'], text: 'Bize Ulaşın' },
    ])
  expect(findTexts(files, textOf, '  ')).toEqual([])
})

test('a text goes by its own words, a group of texts by its heading', () => {
  const form = wordingForm(
    'İletişim',
    { hours: { day: 'Gün', heading: 'Saatler' }, call: '{{number}}’yi arayın, {{number}}!' },
    (slots) => `Dolar: ${slots}`,
  )
  expect(form.properties?.hours?.title).toBe('Saatler')
  expect(form.properties?.hours?.properties?.day?.title).toBe('Gün')
  expect(form.properties?.call?.description).toBe('Dolar: {{number}}')
  expect(form.properties?.hours?.properties?.day?.description).toBeUndefined()
})

test('what the site fills in is named once', () => {
  expect(placeholdersIn('{{time}} ile {{time, ending(ones: a)}}, {{time}}')).toEqual([
    '{{time}}',
    '{{time, ending(ones: a)}}',
  ])
})
