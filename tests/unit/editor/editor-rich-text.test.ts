import { readFileSync } from 'node:fs'
import { Fragment } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import {
  documentOf,
  type Part,
  partsOf,
  schema,
} from '../../../src/editor/client/form/rich/document'
import { sliceOfText } from '../../../src/editor/client/form/rich/paste'

const mercan = 'tests/fixtures/clinics/mercan/content'
const read = (name: string) => JSON.parse(readFileSync(`${mercan}/${name}.json`, 'utf8'))

const stored: { id: string; parts: Part[] }[] = [
  ...read('prose').texts,
  ...read('treatments').treatments,
]

test.each(stored)('an editor who opens the text $id and changes nothing keeps it', ({ parts }) => {
  expect(partsOf(documentOf(parts), parts)).toEqual(parts)
})

describe('an editor', () => {
  const parts = [
    { title: 'One', text: ['**Bold** and [link](page:prices).'], photo: 'a.png', photoAlt: 'A' },
    { topic: 'procedure', title: 'Two', list: ['x'], links: [{ label: 'L', page: 'prices' }] },
  ]
  const state = EditorState.create({ doc: documentOf(parts) })
  const { heading, paragraph } = schema.nodes

  test('keeps bold words, links, pictures and topics', () => {
    expect(partsOf(state.doc, parts)).toEqual(parts)
  })

  test('keeps the picture when she deletes the words around it', () => {
    const { doc } = state.tr.delete(0, state.doc.child(0).nodeSize + state.doc.child(1).nodeSize)
    expect(partsOf(doc, parts)).toEqual([{ photo: 'a.png', photoAlt: 'A' }, parts[1]])
  })

  test('adds a heading in the middle, and the picture stays with the part that had it', () => {
    const at = state.doc.child(0).nodeSize + state.doc.child(1).nodeSize
    const added = Fragment.from([
      heading.create(null, schema.text('New')),
      paragraph.create(null, schema.text(' Its   text. ')),
    ])
    expect(partsOf(state.tr.insert(at, added).doc, parts)).toEqual([
      parts[0],
      { title: 'New', text: ['Its text.'] },
      parts[1],
    ])
  })

  test('who deletes everything has an empty text', () => {
    const { doc } = state.tr.delete(0, state.doc.content.size)
    expect(partsOf(doc, [{ text: ['a'] }])).toEqual([{ text: [''] }])
  })
})

test.each<[string, string, Part[]]>([
  [
    'a message of WhatsApp',
    '[10:12, 27.11.2026] Ayşe: *Önemli:* yarın 2*3 kişi gelir\n- Kimlik\n- Röntgen\n\nTeşekkürler',
    [
      { text: ['**Önemli:** yarın 2*3 kişi gelir'], list: ['Kimlik', 'Röntgen'] },
      { text: ['Teşekkürler'] },
    ],
  ],
  [
    'the plain text of Word',
    'Tedaviden önce\r\n·\tAç gelmeyin\r\no\tİlaçlarınız\r\n1.\tDinleriz\r\n2.\tAnlatırız\r\n',
    [
      {
        text: ['Tedaviden önce'],
        list: ['Aç gelmeyin', 'İlaçlarınız'],
        steps: ['Dinleriz', 'Anlatırız'],
      },
    ],
  ],
])('an editor pastes %s', (_, text, parts) => {
  const { content } = sliceOfText(text)
  expect(partsOf(schema.nodes.doc.create(null, content), [])).toEqual(parts)
})
