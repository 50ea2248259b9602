import '../../support/deskDocument.ts'
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
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
    recordOf(forms, () => JSON.stringify(value))({ code: '', sentence: '', file, path })
  expect(nameAt('categories', 0, 'rows', 0, 'max')).toBe('Dolgu')
  expect(nameAt('categories', 0, 'title')).toBe('Kanal')
  expect(nameAt('listDate')).toBeUndefined()
})
