import { describe, expect, test } from 'vitest'
import {
  cellsIn,
  pasteEdits,
  priceIn,
  raised,
  raiseEdits,
  raises,
  roundingSteps,
  rowsIn,
} from '../../../src/editor/client/form/prices/prices.ts'
import { applyFormEdit } from '../../../src/editor/client/json/applyFormEdit.ts'
import { countries } from '../../../src/shared/country/countries.ts'
import { amountForm, decimalsOf, inFull, readAmount } from '../../../src/shared/formats/amount.ts'

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
const lira = amountForm('tr-TR', 2)
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
    ['28.62', 28.62],
    ['28.62 €', 28.62],
    ['1.500,50', 1500.5],
    ['1.500,-', 1500],
    ['Fr. 1’500.–', 1500],
    ["CHF 1'500.50", 1500.5],
  ])('can write %s', (written, figure) => {
    expect(readAmount(written, lira)).toBe(figure)
  })

  test.each([
    '1,5',
    '12 bin',
    '1.5',
    '0.125',
    '12 00',
    '12.00.0',
    'bin beş yüz',
    '12000x',
    '-5',
    '',
  ])('cannot write the ambiguous %s', (written) => {
    expect(readAmount(written, lira)).toBeUndefined()
  })

  test('reads back what the editor shows, in every language and currency', () => {
    const currencies = [...Object.values(countries).map(({ currency }) => currency), 'JPY', 'KWD']
    for (const language of ['tr', 'de', 'en', 'nl', 'fr'])
      for (const region of Object.keys(countries))
        for (const decimals of new Set(currencies.map(decimalsOf))) {
          const tag = `${language}-${region}`
          const form = amountForm(tag, decimals)
          for (const amount of [80, 1500, 12_500, 1_250_000, 1500 + 62 / 10 ** decimals]) {
            const shown = amount.toLocaleString(tag, inFull([amount], decimals))
            expect(readAmount(shown, form), `${tag} ${shown}`).toBe(amount)
          }
        }
  })

  test('sees the cents of a price while she types another currency', () => {
    const shown = (28.62).toLocaleString('tr', inFull([28.62], decimalsOf('EU')))
    expect(shown).toBe('28,62')
  })

  test('writes thousandths where the currency has them, and no cents where it has none', () => {
    expect(readAmount('1.500', amountForm('en-GB', 3))).toBe(1.5)
    expect(readAmount('1.500', amountForm('tr-TR', 3))).toBe(1500)
    expect(readAmount('28.62', amountForm('tr-TR', 0))).toBeUndefined()
  })

  test('can write a range in one cell', () => {
    for (const written of ['1500 - 2000', '1.500–2.000 TL', '1500TL-2000TL', '1500 ... 2000'])
      expect(priceIn(written, lira)).toEqual({ min: 1500, max: 2000 })
    expect(priceIn('1.500,-', lira)).toEqual({ min: 1500, max: 1500 })
    expect(priceIn('1.500,- – 2.000,-', lira)).toEqual({ min: 1500, max: 2000 })
    for (const written of ['1500 -', '- 2000', '1 - 2 - 3', '1500 - çok'])
      expect(priceIn(written, lira)).toBeUndefined()
  })
})

describe('an editor who pastes from Excel', () => {
  test('gets names and prices, with a range in one cell or two', () => {
    const cells = cellsIn('Kanal\t3.500\t4.000\r\n\r\n"Çekim\n(basit)"\t1.000 - 1.500 TL\r\n')
    expect(rowsIn(cells, 'treatment', lira)).toEqual({
      rows: [
        { treatment: 'Kanal', min: 3500, max: 4000 },
        { treatment: 'Çekim (basit)', min: 1000, max: 1500 },
      ],
      unread: [],
    })
  })

  test('keeps the quotation marks of a cell that only begins with some', () => {
    const rows = '"Hollywood" gülüş tasarımı\t5.000\n"Tek ""Lamina"" kaplama"\t4.000\n'
    expect(cellsIn(rows)).toEqual([
      ['"Hollywood" gülüş tasarımı', '5.000'],
      ['Tek "Lamina" kaplama', '4.000'],
    ])
    expect(cellsIn('"Hollywood')).toEqual([['"Hollywood']])
    expect(cellsIn('"\t1.000\n""\t2.000')).toEqual([
      ['"', '1.000'],
      ['', '2.000'],
    ])
  })

  test('reads about each cell that is no price, or is outside the table', () => {
    const { unread } = rowsIn(cellsIn('12 bin\t500\n\n900\t1000\t7'), 'min', lira)
    expect(unread).toEqual([
      { row: 1, written: '12 bin' },
      { row: 3, written: '7' },
    ])
  })

  test('overwrites existing rows and adds new ones, each on its own line', () => {
    const path = ['categories', 0, 'rows']
    const { rows } = rowsIn(cellsIn('Küçük\t1.600\nSonra\t\nYeni İş\t900'), 'treatment', lira)
    const text = pasteEdits(path, categories[0].rows, rows, 0).reduce(applyFormEdit, file)
    expect(others(text)).toEqual([
      '        { "id": "small", "treatment": "Küçük", "min": 1600, "max": 2000 },',
      '        { "id": "later", "treatment": "Sonra" },',
      '        { "id": "yeni-is", "treatment": "Yeni İş", "min": 900, "max": 900 }',
    ])
  })

  test('keeps the price of a row whose cell in a column of prices is empty', () => {
    const path = ['categories', 0, 'rows']
    const { rows } = rowsIn(cellsIn('1.600\r\n\r\n\r\n4.900\r\n'), 'min', lira)
    const text = pasteEdits(path, categories[0].rows, rows, 0).reduce(applyFormEdit, file)
    expect(others(text)).toEqual([
      '        { "id": "small", "treatment": "Küçük", "min": 1600, "max": 2000 },',
      '        { "id": "later", "treatment": "Sonra" },',
      '        { "id": "treatment", "treatment": "", "min": 4900, "max": 4900 }',
    ])
  })

  test('gets a different id for each of two new rows with one name', () => {
    const edits = pasteEdits(['rows'], [], [{ treatment: 'Tel' }, { treatment: 'Tel' }], 0)
    expect(edits).toMatchObject([{ value: { id: 'tel' } }, { value: { id: 'tel-2' } }])
  })
})

describe('an editor who raises all prices', () => {
  test('gets each price rounded by its size, never so far that the raise is lost', () => {
    const bySize = { finest: 1, step: Number.POSITIVE_INFINITY }
    const by = (percent: number, ...prices: number[]) =>
      prices.map((price) => raised(price, percent, bySize))
    expect(by(5, 80)).toEqual([84])
    expect(by(12, 1500, 2000, 7500, 70_000)).toEqual([1700, 2250, 8400, 78_000])
    expect(by(1, 80, 1500)).toEqual([81, 1520])
    expect(by(-90, 4)).toEqual([1])
  })

  test('gets no price rounded more coarsely than chosen, or than fits its size', () => {
    const to = (step: number) => (price: number) => raised(price, 5, { finest: 1, step })
    expect([80, 1500, 70_000].map(to(50))).toEqual([84, 1600, 73_500])
    expect([80, 1999].map(to(1))).toEqual([84, 2099])
    expect(raised(28.62, 5, { finest: 0.01, step: 0.01 })).toBe(30.05)
  })

  test('is offered steps from the currency’s smallest unit to what fits the highest price', () => {
    expect(roundingSteps([80, 3500], 2)).toEqual([1, 5, 10, 50, 100])
    expect(roundingSteps([28.62, 128.5], 2)).toEqual([0.01, 0.05, 0.1, 0.5, 1])
    expect(roundingSteps([80, 70_000], 0)).toEqual([1, 5, 10, 50, 100, 500, 1000])
  })

  test('previews each price, and changes only their lines', () => {
    const all = raises(['categories'], categories, { percent: 12, finest: 1, step: 50 })
    expect(all.map(({ treatment, after }) => [treatment, after.min, after.max])).toEqual([
      ['Küçük', 1700, 2250],
      ['Yerli', 8400, 8400],
    ])
    const text = raiseEdits(all).reduce(applyFormEdit, file)
    expect(others(text)).toEqual([
      '        { "id": "small", "treatment": "Küçük", "min": 1700, "max": 2250 },',
      '        { "id": "own", "treatment": "Yerli", "min": 8400, "max": 8400 }',
    ])
  })

  test('can do so in one section only', () => {
    const all = raises(['categories'], categories, { percent: 10, finest: 1, step: 10, only: 1 })
    expect(all.map(({ path }) => path)).toEqual([['categories', 1, 'rows', 0]])
  })
})
