import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { csvOf, wordsIn } from '../../../scripts/cli/translations/csvList.ts'
import {
  firstNames,
  textsOf,
  writeTranslations,
} from '../../../scripts/cli/translations/entries.ts'
import { translatedClinic } from '../../support/translatedClinic.ts'

const english = [{ code: 'en', abroad: false }]

describe('an owner who exports the texts for translation', () => {
  test('gets an unchanged file back from an unchanged list', () => {
    const { root } = translatedClinic(english)
    const file = join(root, 'locales/en/content/services.json')
    const before = readFileSync(file, 'utf8')
    writeTranslations(root, 'en', wordsIn(csvOf(textsOf(root, 'en').texts)))
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test('starts with an empty list, and ends with a complete language', () => {
    // The engine has no texts in Italian.
    const { root } = translatedClinic([{ code: 'it', abroad: false }])
    rmSync(join(root, 'locales/it'), { recursive: true })
    const empty = csvOf(textsOf(root, 'it').texts)
    expect(wordsIn(empty).size).toBe(0)
    const { texts } = textsOf(root, 'it')
    const [head = '', ...rows] = empty.trimEnd().split('\n')
    const filled = rows.map((row) => {
      const context = row.slice(0, row.indexOf(','))
      const text = texts.find(
        ({ kind, name, key }) =>
          [`${name}:${key}`, `content/${name}:${key}`][kind === 'content' ? 1 : 0] === context,
      )
      return [context, text?.text ?? '', text?.text ?? '', '']
        .map((cell) => `"${cell.replaceAll('"', '""')}"`)
        .join(',')
    })
    writeTranslations(root, 'it', wordsIn([head, ...filled].join('\n')))
    expect(textsOf(root, 'it').lacking).toEqual([])
    expect(textsOf(root, 'it').texts.every(({ state }) => state === 'current')).toBe(true)
  })

  test('sees stale translations marked until they are confirmed', () => {
    const { root, edit } = translatedClinic(english)
    edit('content/services.json', ({ services }: { services: { title: string }[] }) => {
      Object.assign(services[0] ?? {}, { title: 'İmplant ve Vida' })
    })
    const list = csvOf(textsOf(root, 'en').texts)
    const marked = list.split('\n').filter((row) => row.endsWith(',True'))
    expect(marked).toHaveLength(1)
    writeTranslations(root, 'en', wordsIn(list))
    expect(textsOf(root, 'en').texts.filter(({ state }) => state === 'stale')).toHaveLength(1)
    writeTranslations(root, 'en', wordsIn(list.replace(/,True\n/, ',\n')))
    expect(textsOf(root, 'en').texts.filter(({ state }) => state === 'stale')).toHaveLength(0)
  })

  test('reads that a file is not such a list', () => {
    expect(() => wordsIn('ad;soyad\nAyşe;Demir\n')).toThrow('no column context, source, target')
  })
})

test('an owner reads the first omitted texts, and whether there are more', () => {
  const texts = [1, 2, 3, 4, 5, 6].map((at) => ({
    kind: 'content' as const,
    name: 'services',
    key: `title${at}`,
  }))
  expect(firstNames(texts)).toMatch(/^content\/services:title1, .*title5 …$/)
  expect(firstNames(texts.slice(1))).toMatch(/^content\/services:title2, .*title6$/)
})
