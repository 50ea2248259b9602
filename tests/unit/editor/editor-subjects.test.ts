import '../../support/deskDocument.ts'
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import {
  inOrder,
  relinked,
  takesRecord,
  usesOf,
} from '../../../src/editor/client/form/list/uses.ts'
import { applyFormEdit } from '../../../src/editor/client/json/applyFormEdit.ts'
import {
  fileOf,
  nodeOf,
  partOf,
  recordOf,
  subjectOf,
  subjectsOf,
} from '../../../src/editor/client/subjects.ts'
import { formsOf } from '../../../src/editor/worker/forms.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'

const forms = formsOf(folderTree(clinicDir), 'tr')

test('an editor finds the most frequent subjects at the top, and every form once', () => {
  const { often, others } = subjectsOf(forms)
  expect(often.slice(0, 4).map(({ title }) => title)).toEqual([
    'Fiyat listesi',
    'Çalışma saatleri',
    'Özel günler',
    'Doktorlar',
  ])
  const whole = [...often, ...others].filter(({ name }) => partOf(name) === undefined)
  expect(whole.map(({ name }) => name).toSorted()).toEqual(Object.keys(forms).toSorted())
  expect([...often, ...others].filter(({ help }) => help === '')).toEqual([])
})

test('a subject has its file, and a file its subject', () => {
  expect(fileOf('clinic:hours')).toBe('content/clinic.json')
  expect(subjectOf('content/clinic.json')).toBe('clinic')
  expect(fileOf('locales/tr/common.json')).toBe('locales/tr/common.json')
  expect(nodeOf(forms, 'clinic:hours')?.title).toBe('Çalışma saatleri')
  expect(nodeOf(forms, 'clinic:nothing')).toBeUndefined()
})

test('an editor reads a diagnostic with the name of its record', () => {
  const file = 'content/prices.json'
  const value = { categories: [{ title: 'Kanal', rows: [{ treatment: 'Dolgu' }] }] }
  const nameAt = (...path: (string | number)[]) =>
    recordOf(forms, () => JSON.stringify(value))({ file, path })
  expect(nameAt('categories', 0, 'rows', 0, 'max')).toBe('Dolgu')
  expect(nameAt('categories', 0, 'title')).toBe('Kanal')
  expect(nameAt('listDate')).toBeUndefined()
})

test('an editor who removes a record sees each place that names it, and what goes with it there', () => {
  const texts = {
    doctors: { doctors: [{ id: 'selin' }, { id: 'kerem', page: 'kerem' }] },
    prices: { categories: [{ id: 'kanal', rows: [{ id: 'dolgu' }, { id: 'kron' }] }] },
    appointment: {
      types: [
        { id: 'kontrol', doctors: ['kerem'], price: 'dolgu' },
        { id: 'dolgu', doctors: ['selin', 'kerem'] },
      ],
    },
    pages: { pages: [{ id: 'kerem', sections: [{ kind: 'doctor', record: 'kerem' }] }] },
    prose: { texts: [{ id: 'ekip', parts: [{ text: ['', '[**Kerem**](page:kerem) *'] }] }] },
    site: { languages: [{ code: 'en' }] },
    'locales/en/content/prose.json': {
      'texts.ekip.parts.0.text.1': { tr: '[Kerem](page:kerem)', en: 'Our [Kerem](page:kerem)' },
    },
  }
  const usesAt = (file: string, ...path: (string | number)[]) =>
    usesOf({ file: fileOf(file), path }, forms, (name) =>
      JSON.stringify(Reflect.get(texts, subjectOf(name)) ?? {}),
    )
  const uses = usesAt('doctors', 'doctors', 1)
  expect(uses.map(({ path, removal }) => [path.join('.'), removal?.join('.')]).toSorted()).toEqual([
    // The only doctor of the type: without a list, any doctor does it.
    ['pages.0.sections.0.record', 'pages.0.sections.0.record'],
    ['types.0.doctors.0', 'types.0.doctors'],
    ['types.1.doctors.1', 'types.1.doctors.1'],
  ])
  expect(usesAt('prices', 'categories', 0).map(({ file }) => file)).toEqual([fileOf('appointment')])
  const [field, link] = usesAt('pages', 'pages', 0)
  expect(field?.path).toEqual(['doctors', 1, 'page'])
  expect(link?.title).toBe('“Kerem”')
  const gone = link?.gone ?? []
  expect(link?.linked?.map(({ text }) => relinked(text, gone, ''))).toEqual([
    '**Kerem** *',
    'Kerem',
    'Our Kerem',
  ])
  expect(relinked(link?.linked?.[0]?.text ?? '', gone, 'ekip')).toBe('[**Kerem**](page:ekip) *')
  expect(uses.filter(takesRecord)).toEqual([])
})

test('several edits of one file leave each other’s places as they are', () => {
  const text = '{ "list": ["a", "b", "c"], "other": { "one": 1, "two": 2 } }'
  const edits = inOrder([
    { kind: 'remove', path: ['list', 0] },
    { kind: 'set', path: ['list', 2], value: 'd' },
    { kind: 'remove', path: ['other'] },
    { kind: 'remove', path: ['other', 'two'] },
  ])
  expect(JSON.parse(edits.reduce(applyFormEdit, text))).toEqual({ list: ['b', 'd'] })
})
