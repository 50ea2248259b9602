import { describe, expect, test } from 'vitest'
import {
  amountIn,
  cellsIn,
  pasteEdits,
  priceIn,
  raised,
  raiseEdits,
  raises,
  rowsIn,
} from '../../../src/editor/client/form/prices/prices.ts'
import { applyEdit } from '../../../src/editor/client/json/applyEdit.ts'

const file = `{
  "categories": [
    {
      "id": "filling",
      "title": "Dolgu",
      "rows": [
        { "id": "small", "treatment": "Küçük", "min": 1500, "max": 2000 },
        { "id": "later", "treatment": "Sonra" }
      ]
    },
    {
      "id": "implant",
      "title": "İmplant",
      "rows": [
        { "id": "own", "treatment": "Yerli", "min": 7500, "max": 7500 }
      ]
    }
  ]
}
`
const { categories } = JSON.parse(file)
const linesOf = (text: string) => text.split('\n')
/** The lines of a text that are not those of the file. */
const others = (text: string) => linesOf(text).filter((line) => !linesOf(file).includes(line))

describe('an editor who writes a price', () => {
  test.each([
    ['12000', 12000],
    ['12.000', 12000],
    ['12 000', 12000],
    ['12.000 TL', 12000],
    ['1.500TL', 1500],
    ['₺1.500', 1500],
    ['12.000,00', 12000],
    ['1.250.000', 1250000],
    ['28,62', 28.62],
    ['28.62 €', 28.62],
    ['1.500,50', 1500.5],
  ])('can write %s', (written, figure) => {
    expect(amountIn(written)).toBe(figure)
  })

  test.each(['1,5', '12 bin', '1.5', '12.00.0', 'bin beş yüz', '12000x', '-5', ''])(
    'cannot write the ambiguous %s',
    (written) => {
      expect(amountIn(written)).toBeUndefined()
    },
  )

  test('can write a range in one cell', () => {
    for (const written of ['1500 - 2000', '1.500–2.000 TL', '1500TL-2000TL', '1500 ... 2000'])
      expect(priceIn(written)).toEqual({ min: 1500, max: 2000 })
    expect(priceIn('1.500,-')).toEqual({ min: 1500, max: 1500 })
    for (const written of ['1500 -', '- 2000', '1 - 2 - 3', '1500 - çok'])
      expect(priceIn(written)).toBeUndefined()
  })
})

describe('an editor who pastes from Excel', () => {
  test('gets names and prices, with a range in one cell or two', () => {
    const cells = cellsIn('Kanal\t3.500\t4.000\r\n"Çekim\n(basit)"\t1.000 - 1.500 TL\r\n')
    expect(rowsIn(cells, 'treatment')).toEqual({
      rows: [
        { treatment: 'Kanal', min: 3500, max: 4000 },
        { treatment: 'Çekim (basit)', min: 1000, max: 1500 },
      ],
      unread: [],
    })
  })

  test('reads about each cell that is no price, or is outside the table', () => {
    const { unread } = rowsIn(cellsIn('12 bin\t500\n900\t1000\t7'), 'min')
    expect(unread).toEqual([
      { row: 1, written: '12 bin' },
      { row: 2, written: '7' },
    ])
  })

  test('overwrites existing rows and adds new ones, each on its own line', () => {
    const path = ['categories', 0, 'rows']
    const { rows } = rowsIn(cellsIn('Küçük\t1.600\nSonra\t\nYeni İş\t900'), 'treatment')
    const text = pasteEdits(path, categories[0].rows, rows, 0).reduce(applyEdit, file)
    expect(others(text)).toEqual([
      '        { "id": "small", "treatment": "Küçük", "min": 1600, "max": 2000 },',
      '        { "id": "later", "treatment": "Sonra" },',
      '        { "id": "yeni-is", "treatment": "Yeni İş", "min": 900, "max": 900 }',
    ])
  })

  test('gets a different id for each of two new rows with one name', () => {
    const edits = pasteEdits(['rows'], [], [{ treatment: 'Tel' }, { treatment: 'Tel' }], 0)
    expect(edits).toMatchObject([{ value: { id: 'tel' } }, { value: { id: 'tel-2' } }])
  })
})

describe('an editor who raises all prices', () => {
  test('gets prices rounded to the chosen step, and none below it', () => {
    expect([1500, 2000, 7500].map((price) => raised(price, 12, 50))).toEqual([1700, 2250, 8400])
    expect(raised(1999, 12.5, 1)).toBe(2249)
    expect(raised(28.62, 5, 0.01)).toBe(30.05)
    expect(raised(40, -90, 10)).toBe(10)
  })

  test('previews each price, and changes only their lines', () => {
    const all = raises(['categories'], categories, { percent: 12, step: 50 })
    expect(all.map(({ treatment, after }) => [treatment, after.min, after.max])).toEqual([
      ['Küçük', 1700, 2250],
      ['Yerli', 8400, 8400],
    ])
    const text = raiseEdits(all).reduce(applyEdit, file)
    expect(others(text)).toEqual([
      '        { "id": "small", "treatment": "Küçük", "min": 1700, "max": 2250 },',
      '        { "id": "own", "treatment": "Yerli", "min": 8400, "max": 8400 }',
    ])
  })

  test('can do so in one section only', () => {
    const all = raises(['categories'], categories, { percent: 10, step: 10, only: 1 })
    expect(all.map(({ path }) => path)).toEqual([['categories', 1, 'rows', 0]])
  })
})
