import '../../support/deskDocument.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { validateFolder } from '../../../scripts/cli/check.ts'
import { languageChanges } from '../../../src/content/translation/consequences.ts'
import { similarTexts } from '../../../src/content/translation/memory.ts'
import type { TextState } from '../../../src/content/translation/texts.ts'
import type { AboutFile } from '../../../src/content/types.gen.ts'
import { recordsOfDraft } from '../../../src/editor/client/subjects.ts'
import { entryName, numbersOf } from '../../../src/editor/client/translations/entryName.ts'
import { languageStatuses, staleSince } from '../../../src/editor/client/translations/textStatus.ts'
import type { Published } from '../../../src/editor/contract/contract.ts'
import { isWritable } from '../../../src/editor/server/draftRules.ts'
import { siteChange } from '../../../src/validation/changes/siteChange.ts'
import { treeSnapshot } from '../../../src/validation/changes/snapshot.ts'
import { setLanguage } from '../../../src/validation/messages.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { translatedClinic } from '../../support/translatedClinic.ts'
import { unchangedDraft } from '../../support/unchangedDraft.ts'

const { forms, texts } = unchangedDraft()
const english = [{ code: 'en', abroad: false }]
const services = 'locales/en/content/services.json'
type Entries = Record<string, Record<string, string>>

/** A clinic's files as the editor's browser receives them. */
const textsIn = (root: string) =>
  Object.fromEntries(treeSnapshot(folderTree(root)).texts) as Record<string, string>

describe('a translated text', () => {
  const nameOf = (name: string, key: string) =>
    entryName(
      forms[name] ?? {},
      JSON.parse(texts[`content/${name}.json`] ?? ''),
      key,
      recordsOfDraft((file) => texts[file] ?? '', forms),
    )

  test('has the name of its record and its field, not of its key', () => {
    const [service] = JSON.parse(texts['content/services.json'] ?? '').services
    const field = forms.services?.definitions?.service?.properties?.title?.title ?? ''
    expect(nameOf('services', `services.${service.id}.title`)).toMatch(
      new RegExp(`^${service.title}: ${field}`),
    )
    expect(nameOf('about', 'summary.1')).toMatch(/ \(2\)$/)
    // A treatment has the name of its service.
    expect(nameOf('treatments', 'treatments.implant.intro')).toMatch(/^İmplant Tedavisi: /)
  })

  test('with plural forms shows the numbers of each form', () => {
    expect(numbersOf('en', 'days_one')).toBe('1')
    expect(numbersOf('ar', 'days_few')).toBe('3, 4, 5, 6…')
    expect(numbersOf('en', 'days')).toBeUndefined()
  })
})

describe('an editor who changes a text', () => {
  test('sees which translations become stale, and no older ones', () => {
    const { root, edit } = translatedClinic([...english, { code: 'ar', abroad: false }])
    edit<Entries>(services, (entries) => {
      Object.assign(Object.values(entries)[1] ?? {}, { tr: 'Eski' })
    })
    const published = textsIn(root)
    const file = JSON.parse(published['content/services.json'] ?? '')
    file.services[0].title += ' Plus'
    const drafted = { ...published, 'content/services.json': JSON.stringify(file) }
    const [before, now] = [published, drafted].map((each) => languageStatuses(each, 'tr'))
    const changes = languageChanges(before ?? [], now ?? [])
    expect(changes.map(({ language }) => language)).toEqual(['en', 'ar'])
    expect(changes[0]?.stale.map(({ key }) => key)).toEqual([
      `services.${file.services[0].id}.title`,
    ])
    expect(changes[0]?.omitted).toEqual([])
    expect(languageChanges(now ?? [], now ?? [])).toEqual([])
  })

  test('sees which new texts a language does not show, though the list moved', () => {
    const { root, edit } = translatedClinic(english)
    const published = textsIn(root)
    edit<AboutFile>('content/about.json', ({ text }) => {
      text.unshift('Yeni bir paragraf.')
    })
    const [before, now] = [published, textsIn(root)].map((each) => languageStatuses(each, 'tr'))
    const [changed] = languageChanges(before ?? [], now ?? [])
    expect(changed?.omitted.map(({ text }) => text)).toEqual(['Yeni bir paragraf.'])
    expect(changed?.stale).toEqual([])
  })

  test('is offered the translations of similar texts', () => {
    const text = (key: string, text: string, words?: string): TextState => ({
      ...{ kind: 'content', name: 'services', key, text },
      ...(words === undefined ? { state: 'missing' } : { state: 'current', words, from: text }),
    })
    const wanted = text('a', 'Kanal tedavisi iki seans sürer')
    const near = text(
      'b',
      'Kanal tedavisi üç seans sürer',
      'Root canal treatment takes three visits',
    )
    const far = text('c', 'Diş beyazlatma', 'Whitening')
    expect(similarTexts(wanted, [wanted, far, near])).toEqual([near])
  })

  test('sees since when a translation is stale', () => {
    const publication = (at: string, stale: string[]): Published => ({
      commit: at,
      proposal: '',
      by: 'Ayşe',
      at,
      isUndo: false,
      isKept: true,
      change: {
        files: [],
        media: [],
        pages: [],
        languages: [{ language: 'en', stale, omitted: [] }],
      },
    })
    const stale: TextState = {
      ...{ kind: 'content', name: 'about', key: 'text.0', text: 'Yeni' },
      ...{ state: 'stale', words: 'Old', from: 'Eski' },
    }
    const published = [
      publication('2026-11-24', ['Başka']),
      publication('2026-11-22', ['Yeni']),
      publication('2026-11-20', ['Yeni']),
    ]
    expect(staleSince(published, 'en', stale)).toBe('2026-11-22')
    expect(staleSince(published, 'ar', stale)).toBeUndefined()
  })

  test('can write a language’s files of texts and content', () => {
    expect([services, 'locales/ar/common.json'].every(isWritable)).toBe(true)
  })
})

test('a warning links to its entry', () => {
  const { root, edit } = translatedClinic(english)
  edit<Entries>(services, (entries) => {
    Object.assign(entries['services.implant.title'] ?? {}, { tr: 'Eski' })
  })
  const { warnings, files } = validateFolder(root)
  const [warning] = warnings
  expect(warning).toMatchObject({ file: services, path: ['services.implant.title'] })
  const text = readFileSync(join(root, services), 'utf8')
  const { offset = 0, length = 0 } = warning?.range ?? {}
  expect(text.slice(offset, offset + length)).toBe('"services.implant.title"')
  expect(files.find(({ file }) => file === services)?.text).toBe(text)
})

test('a proposal names translations by their language and the clinic’s own words', () => {
  const { root, edit } = translatedClinic(english)
  edit<Entries>(services, (entries) => {
    Object.assign(entries['services.implant.title'] ?? {}, { tr: 'Eski' })
    delete entries['services.implant.description']
  })
  const before = treeSnapshot(folderTree(root))
  edit<Entries>(services, (entries) => {
    Object.assign(entries['services.implant.title'] ?? {}, { tr: 'İmplant Tedavisi' })
    entries['services.implant.description'] = { tr: 'Kök', en: 'Root' }
  })
  setLanguage('tr')
  const { files } = siteChange(folderTree(root), before, treeSnapshot(folderTree(root)))
  expect(files).toHaveLength(1)
  expect(files[0]?.title).toBe('Çeviriler: İngilizce')
  expect(files[0]?.changes).toMatchObject([
    { kind: 'changed', place: ['İngilizce'], before: '«Eski»', after: '«İmplant Tedavisi»' },
    { kind: 'added', place: ['İngilizce'], title: '«Kök»', after: '«Root»' },
  ])
})

test('a proposal tells what a language shows of it', () => {
  const { root, edit } = translatedClinic(english)
  const before = treeSnapshot(folderTree(root))
  edit<AboutFile>('content/about.json', ({ text }) => {
    text[0] += ' Değişti.'
    text.push('Yeni bir paragraf.')
  })
  const after = treeSnapshot(folderTree(root))
  expect(siteChange(folderTree(root), before, after).languages).toEqual([
    {
      language: 'en',
      stale: [expect.stringMatching(/ Değişti\.$/)],
      omitted: ['Yeni bir paragraf.'],
    },
  ])
})
