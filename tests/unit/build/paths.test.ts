import { describe, expect, test } from 'vitest'
import { aliasesOf } from '../../../src/content/aliases.ts'
import { canonicalPath } from '../../support/canonicalPath.ts'
import { pageIds, paths } from '../../support/sitePaths.ts'

test('the public paths are the specified ones and the privacy notice’s, in NFC', () => {
  expect(Object.values(paths).slice(0, 7)).toEqual([
    '/',
    '/hakkımızda',
    '/kadromuz',
    '/fiyat-Listesi',
    '/iletişim',
    '/randevu',
    '/kvkk',
  ])
  for (const path of Object.values(paths)) expect(path).toBe(path.normalize('NFC'))
})

describe('a visitor who types an address', () => {
  test.each([
    ['with the capital of the home page’s link', '/Hakkımızda', '/hakkımızda'],
    ['on a keyboard without Turkish letters', '/hakkimizda', '/hakkımızda'],
    ['in capitals', '/HAKKIMIZDA', '/hakkımızda'],
    ['in small letters only', '/fiyat-listesi', '/fiyat-Listesi'],
    ['in Turkish capitals', '/İLETİŞİM', '/iletişim'],
    ['in English capitals', '/ILETISIM', '/iletişim'],
    ['with a slash at the end', '/randevu/', '/randevu'],
    ['in the capitals of the law', '/KVKK', '/kvkk'],
    ['with the name of the file', '/kadromuz/index.html', '/kadromuz'],
    ['percent-encoded', '/ileti%C5%9Fim', '/iletişim'],
    ['decomposed, as from a macOS file name', '/iletis\u0327im', '/iletişim'],
    ['decomposed and percent-encoded', '/iletis%CC%A7im', '/iletişim'],
    ['as the bare origin', '/', '/'],
    ['with the file of the home page', '/index.html', '/'],
    ['with the full stop of its sentence', '/randevu.', '/randevu'],
    ['with the bracket around it', '/randevu)', '/randevu'],
    ['with quotes and a comma', '/ileti%C5%9Fim%E2%80%9D,', '/iletişim'],
    ['with a no-break space', '/randevu%C2%A0', '/randevu'],
    ['with a space of no width', '/randevu%E2%80%8B', '/randevu'],
    ['with an encoded query', '/randevu%3Fkaynak=afis', '/randevu'],
    ['with an encoded fragment', '/fiyat-Listesi%23implant', '/fiyat-Listesi'],
    ['encoded twice', '/ileti%25C5%259Fim', '/iletişim'],
    ['encoded three times', '/hakk%2525C4%2525B1m%2525C4%2525B1zda', '/hakkımızda'],
    ['with a slash and a full stop', '/randevu/.', '/randevu'],
    ['as the origin in brackets', '/)', '/'],
  ])('%s, reaches its page', (_how, address, path) => {
    expect(canonicalPath(address)).toBe(path)
  })

  test.each(['/yok', '/randevu2', '/hakkımızda/ekip', '/fiyatlistesi', '/%E0%A4%A'])(
    '%s reaches no page',
    (address) => {
      expect(canonicalPath(address)).toBeUndefined()
    },
  )
})

describe('spellings with a rule of their own', () => {
  test.each(pageIds)('lead to %s, and the address itself is none of them', (page) => {
    const path = paths[page]
    const aliases = aliasesOf(path, 'tr')
    expect(new Set(aliases).size).toBe(aliases.length)
    expect(aliases).not.toContain(path)
    expect(aliases.map(canonicalPath)).toEqual(aliases.map(() => path))
  })

  test('lead to one page each, and none is the address of another page', () => {
    const all = pageIds.flatMap((page) => aliasesOf(paths[page], 'tr'))
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((alias) => new Set<string>(Object.values(paths)).has(alias))).toEqual([])
  })

  test('include the ones that visitors are known to type', () => {
    expect(aliasesOf(paths.about, 'tr')).toEqual(
      expect.arrayContaining(['/Hakkımızda', '/hakkimizda', '/Hakkimizda', '/HAKKIMIZDA']),
    )
    expect(aliasesOf(paths.prices, 'tr')).toEqual(
      expect.arrayContaining(['/fiyat-listesi', '/Fiyat-Listesi']),
    )
    expect(aliasesOf(paths.contact, 'tr')).toEqual(
      expect.arrayContaining(['/iletisim', '/İletişim', '/Iletisim', '/iletis\u0327im']),
    )
  })
})
