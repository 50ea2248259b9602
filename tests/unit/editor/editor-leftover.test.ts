import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesOf } from '../../../src/editor/client/draft/changes.ts'
import type { SiteFiles } from '../../../src/editor/contract/contract.ts'
import {
  checkout,
  draftOf,
  mehmet,
  openEditor,
  publish,
  publishedText,
} from '../../support/editorFixture.ts'

const doctors = 'content/doctors.json'
const about = 'content/about.json'
const [old, other] = ['content/media/doctor-1.svg', 'content/media/doctor-2.svg']

const text = (...photos: string[]) =>
  JSON.stringify({ doctors: photos.map((photo) => ({ photo })) })
const site = (texts: SiteFiles['texts']): SiteFiles => ({
  base: 'base',
  texts: { [doctors]: text('doctor-1.svg', 'doctor-2.svg'), ...texts },
  others: { [old]: {}, [other]: {}, 'content/media/never-named.png': {} },
})
const draft = (texts: Record<string, string>, pictures = {}) => ({
  id: 'draft',
  base: 'base',
  texts,
  pictures,
})

test('a replaced photo is deleted, and nothing else is', () => {
  const pictures = {
    'content/media/new.webp': new Uint8Array([1]),
    'content/media/not-taken.webp': new Uint8Array([2]),
  }
  const changes = changesOf(
    draft({ [doctors]: text('new.webp', 'doctor-2.svg') }, pictures),
    site({}),
  )
  expect([...changes.keys()]).toEqual([doctors, 'content/media/new.webp', old])
  expect(changes.get(old)).toBeNull()
})

test('a photo remains as long as any record shows it', () => {
  const shared = site({ [about]: JSON.stringify({ photo: 'doctor-1.svg' }) })
  const left = draft({ [doctors]: text('doctor-2.svg') })
  expect([...changesOf(left, shared).keys()]).toEqual([doctors])
  expect(changesOf(left, site({})).get(old)).toBeNull()
})

test('a photo that another record now shows is not deleted with a doctor', async () => {
  const { root } = checkout()
  const { editor, faults } = await openEditor(root)
  const list = JSON.parse(publishedText(root, doctors))
  list.doctors[0].photo = 'doctor-2.svg'
  const leaving = await draftOf(root, { [doctors]: JSON.stringify(list), [old]: null })
  const needing = await draftOf(root, {
    [about]: publishedText(root, about).replace(/"photo": "[^"]*"/, '"photo": "doctor-1.svg"'),
  })
  for (const each of [needing, leaving]) await publish(editor, each)
  expect(faults).toEqual([])
  expect(existsSync(join(root, old))).toBe(true)
  expect(readFileSync(join(root, about), 'utf8')).toContain('doctor-1.svg')
})

test('an unused photo is deleted on publication, and restored by undo', async () => {
  const { root } = checkout()
  const { editor } = await openEditor(root)
  const list = JSON.parse(publishedText(root, doctors))
  list.doctors[0].photo = 'doctor-2.svg'
  const leaving = await draftOf(root, { [doctors]: JSON.stringify(list), [old]: null })
  await publish(editor, leaving)
  expect(existsSync(join(root, old))).toBe(false)
  const commit = (await editor.list(mehmet)).published[0]?.commit ?? ''
  expect(await editor.undo(commit, commit, mehmet)).toBe('done')
  await editor.settled()
  expect(existsSync(join(root, old))).toBe(true)
})
