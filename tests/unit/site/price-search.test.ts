import { describe, expect, test } from 'vitest'
import { plainLetters } from '../../../src/shared/formats/letters'
import { partsFound, slugOf, wordsOf } from '../../../src/shared/formats/searchText'
import { countFound, findPrices } from '../../../src/site/sections/prices/findPrices'

const row = (treatment: string) => ({ id: slugOf(treatment), treatment })
const category = (title: string, ...treatments: string[]) => ({
  id: slugOf(title),
  title,
  rows: treatments.map(row) as [ReturnType<typeof row>],
})
const categories = [
  category('Kanal ve Dolgu', 'Dolgu', 'Kanal Tedavisi', 'Kanal Tedavisi Yenileme'),
  category('Çocuk Diş', 'Süt Dişi Dolgusu', 'Süt Dişi Kanal Tedavisi'),
  category('Diş Çekimi', 'Çekim', 'Komplike Çekim', 'Gömülü Diş'),
  category('İmplant', 'Yerli', 'İthal'),
]

/** The result of a search as `category: treatment, treatment`. */
function shown(query: string): string[] | undefined {
  const found = findPrices(categories, query)
  return (
    found &&
    categories
      .filter(({ id }) => found.has(id))
      .map(({ id, title, rows }) => {
        const left = rows.filter((row) => found.get(id)?.has(row.id))
        return `${title}: ${left.map(({ treatment }) => treatment).join(', ')}`
      })
  )
}

describe('a visitor who searches the price list', () => {
  const extraction = ['Diş Çekimi: Çekim, Komplike Çekim, Gömülü Diş']
  const implant = ['İmplant: Yerli, İthal']

  test.each([
    'dis cekimi',
    'DİŞ ÇEKİMİ',
    'Diş  Çekimi ',
    'DIS CEKIMI',
    'diş çekimi'.normalize('NFD'),
  ])('finds extraction by “%s”', (query) => expect(shown(query)).toEqual(extraction))

  test.each(['implant', 'İMPLANT', 'IMPLANT', 'ımplant', 'i\u0307mplant'])(
    'finds both implants by “%s”',
    (query) => expect(shown(query)).toEqual(implant),
  )

  test('finds a treatment in any category, and not its neighbours', () => {
    expect(shown('kanal')).toEqual([
      'Kanal ve Dolgu: Kanal Tedavisi, Kanal Tedavisi Yenileme',
      'Çocuk Diş: Süt Dişi Kanal Tedavisi',
    ])
  })

  test('finds it by category and treatment together', () => {
    expect(shown('implant yerli')).toEqual(['İmplant: Yerli'])
    expect(shown('yerli implant')).toEqual(shown('implant yerli'))
  })

  test('finds nothing without a match, and everything without a query', () => {
    expect(shown('botoks')).toEqual([])
    expect(shown('  ')).toBeUndefined()
    expect(countFound(findPrices(categories, 'kanal') ?? new Map())).toBe(3)
  })
})

describe('a match', () => {
  const marked = (text: string, query: string) =>
    partsFound(text, wordsOf(query))
      .map((part) => (part.found ? `[${part.text}]` : part.text))
      .join('')

  test.each([
    ['Diş Çekimi', 'dis cekimi', '[Diş] [Çekimi]'],
    ['İmplant', 'ımp', '[İmp]lant'],
    ['Diş Teli', 'xyz', 'Diş Teli'],
    ['Gömülü Diş', 'ul', 'Göm[ül]ü Diş'],
    ['Dışı', 'isi', 'D[ışı]'],
    ['Çe'.normalize('NFD'), 'c', `[${'Ç'.normalize('NFD')}]e`],
    ['Kanal', 'a an', 'K[ana]l'],
    ['', 'a', ''],
  ])('is marked in “%s” by “%s”', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
    expect(marked(text, query).replace(/[[\]]/g, '')).toBe(text)
  })
})

test('all spellings of a word are equal', () => {
  expect(new Set(['IŞIK', 'ışık', 'Işık', 'isik', 'İŞİK'].map(plainLetters))).toEqual(
    new Set(['isik']),
  )
  expect(new Set(['Weiß', 'WEISS'].map(plainLetters))).toEqual(new Set(['weiss']))
  expect(plainLetters('Ägypten Łódź Ørsted')).toBe('agypten lodz orsted')
  expect(slugOf('Diş Estetiği')).toBe('dis-estetigi')
  expect(slugOf(' Devam Eden Tedavi! ')).toBe('devam-eden-tedavi')
})

describe('a visitor who knows a treatment by another name', () => {
  const wisdom = { id: 'impacted', treatment: 'Gömülü Diş', keywords: 'yirmilik diş, akıl dişi' }
  const extractions: Parameters<typeof findPrices>[0] = [
    { id: 'extraction', title: 'Çekim', rows: [row('Komplike Çekim'), wisdom] },
  ]

  test.each(['yirmilik', 'akil disi', 'gömülü'])('finds it by “%s”', (query) => {
    const found = findPrices(extractions, query)
    expect([...(found?.get('extraction') ?? [])]).toEqual(['impacted'])
  })
})

test.each([
  ['حشوه', 'حشوة'],
  ['اسنان', 'أسنان'],
  ['على', 'علي'],
  ['حشـــوة', 'حشوة'],
])('a visitor who types %s in Arabic finds %s', (typed, written) => {
  expect(plainLetters(written)).toContain(plainLetters(typed))
})
