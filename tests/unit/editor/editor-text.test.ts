import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { clinicDir, root } from '../../../scripts/publish/paths.ts'
import { applyFormEdit } from '../../../src/editor/client/json/applyFormEdit.ts'
import type { Path } from '../../../src/editor/contract/contract.ts'
import { randomOf } from '../../soak/honest/generated.ts'

const folderOf = (file: string) => join(file.startsWith('src') ? root : clinicDir, file)
const names = [
  ...readdirSync(join(clinicDir, 'content'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `content/${name}`),
  'src/content/texts/tr/server.json',
]
const read = (file: string) => readFileSync(folderOf(file), 'utf8')
const value = (text: string) => JSON.parse(text)

/** The same content in other layouts. */
const manners: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'with line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'with tabs': (text) => JSON.stringify(value(text), null, '\t'),
  'on one line': (text) => JSON.stringify(value(text)),
  'with odd spaces': (text) => text.replaceAll('": ', '" :  ').replaceAll('[', '[ '),
}
const written = Object.entries(manners).flatMap(([manner, write]) =>
  names.map((file) => [`${file} ${manner}`, write(read(file))] as const),
)

/** The places of a text's plain values, or of its lists. */
function placesOf(text: string, wanted: (node: Node) => boolean): Path[] {
  const places: Path[] = []
  const visit = (node: Node | undefined, path: Path) => {
    if (!node) return
    if (wanted(node)) places.push(path)
    for (const [index, child] of (node.children ?? []).entries())
      if (node.type === 'array') visit(child, [...path, index])
      else visit(child.children?.[1], [...path, String(child.children?.[0]?.value)])
  }
  visit(parseTree(text), [])
  return places
}
const leaves = (text: string) => placesOf(text, ({ children }) => !children)
const lists = (text: string) => placesOf(text, ({ type }) => type === 'array')

const partsOf = (text: string, path: Path) => {
  const root = parseTree(text)
  const list = root && findNodeAtLocation(root, [...path])
  return (list?.children ?? []).map(({ offset, length }) => text.slice(offset, offset + length))
}
const at = (all: unknown, path: Path): unknown =>
  path.reduce<unknown>((one, key) => Reflect.get(Object(one), key), all)

const listAt = (text: string, path: Path) => at(value(text), path) as unknown[]

/** Lines that only one of the texts has. */
function differing(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')]
  expect(now.length).toBe(old.length)
  return old.filter((line, index) => line !== now[index]).length
}

describe.each(written)('in %s,', (_about, text) => {
  test('an editor who opens and saves the file changes no byte', () => {
    for (const path of [...leaves(text), ...lists(text)])
      expect(applyFormEdit(text, { kind: 'set', path, value: at(value(text), path) })).toBe(text)
  })

  test('an editor who writes one value changes one line', () => {
    for (const path of leaves(text)) {
      const before = at(value(text), path)
      const other =
        typeof before === 'number'
          ? before + 1
          : typeof before === 'boolean'
            ? !before
            : 'Yeni “metin” \\ "'
      const after = applyFormEdit(text, { kind: 'set', path, value: other })
      expect(at(value(after), path)).toBe(other)
      expect(differing(text, after)).toBe(1)
    }
  })

  test('an editor who adds, moves or removes a record changes no other', () => {
    const random = randomOf(text.length)
    for (const path of lists(text)) {
      const before = partsOf(text, path)
      const count = before.length
      const model = at(value(text), [...path, 0]) ?? 'Yeni'
      const to = random.between(0, count)
      const more = applyFormEdit(text, { kind: 'insert', path, index: to, value: model })
      expect(at(value(more), path)).toEqual(listAt(text, path).toSpliced(to, 0, model))
      expect(partsOf(more, path).toSpliced(to, 1)).toEqual(before)
      expect(applyFormEdit(more, { kind: 'remove', path: [...path, to] })).toBe(text)
      if (count === 0) continue
      const [from, where] = [random.between(0, count - 1), random.between(0, count - 1)]
      const moved = applyFormEdit(text, { kind: 'move', path, from, to: where })
      expect(partsOf(moved, path)).toEqual(
        before.toSpliced(from, 1).toSpliced(where, 0, ...before.slice(from, from + 1)),
      )
      expect(applyFormEdit(moved, { kind: 'move', path, from: where, to: from })).toBe(text)
      const fewer = applyFormEdit(text, { kind: 'remove', path: [...path, from] })
      expect(partsOf(fewer, path)).toEqual(before.toSpliced(from, 1))
    }
  })
})

test('an editor who adds a price writes it like its neighbours, with its fields in the schema’s order', () => {
  const text = read('content/prices.json')
  const path = ['categories', 0, 'rows']
  const row = { id: 'dolgu', treatment: 'Geçici Dolgu', min: 500 }
  const more = applyFormEdit(text, { kind: 'insert', path, index: 1, value: row })
  const line = '        { "id": "dolgu", "treatment": "Geçici Dolgu", "min": 500 },'
  expect(more.split('\n').toSpliced(9, 1)).toEqual(text.split('\n'))
  expect(more.split('\n')[9]).toBe(line)
  const order = ['id', 'treatment', 'min', 'max']
  const set = { kind: 'set', order, value: 'Ara', path: [...path, 1, 'treatment'] } as const
  const bare = applyFormEdit(more, { kind: 'remove', path: set.path })
  expect(applyFormEdit(bare, set).split('\n')[9]).toBe(line.replace('Geçici Dolgu', 'Ara'))
})

test('an editor who adds a group of prices writes it in lines like the others', () => {
  const text = read('content/prices.json')
  const { categories } = value(text)
  const group = { id: 'yeni', title: 'Yeni', rows: [{ id: 'bir', treatment: 'Bir' }] }
  const index = categories.length
  const more = applyFormEdit(text, { kind: 'insert', path: ['categories'], index, value: group })
  expect(more).toContain(`    {
      "id": "yeni",
      "title": "Yeni",
      "rows": [
        { "id": "bir", "treatment": "Bir" }
      ]
    }
  ]`)
})

test('an editor fills in the first field of a part that the file does not have yet', () => {
  const text = '{ "slides": [{ "id": "a" }] }'
  const path = ['slides', 0, 'video', 'h264']
  const after = applyFormEdit(text, { kind: 'set', path, value: 'a.mp4', order: ['av1', 'h264'] })
  expect(value(after)).toEqual({ slides: [{ id: 'a', video: { h264: 'a.mp4' } }] })
})
