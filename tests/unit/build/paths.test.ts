import { describe, expect, test } from 'vitest'
import { canonicalPath, pageIds, paths } from '../../../scripts/build/sitePaths.ts'
import { aliasesOf } from '../../../src/content/aliases.ts'

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

describe('a visitor who writes an address in another way', () => {
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
  ])('%s, arrives', (_how, address, path) => {
    expect(canonicalPath(address)).toBe(path)
  })

  test.each(['/yok', '/randevu2', '/hakkımızda/ekip', '/fiyatlistesi', '/%E0%A4%A'])(
    '%s is no spelling of any page',
    (address) => {
      expect(canonicalPath(address)).toBeUndefined()
    },
  )
})

describe('spellings that get a rule of their own', () => {
  test.each(pageIds)('all spellings of %s lead to it, none is the address itself', (page) => {
    const path = paths[page]
    const aliases = aliasesOf(path, 'tr')
    expect(new Set(aliases).size).toBe(aliases.length)
    expect(aliases).not.toContain(path)
    expect(aliases.map(canonicalPath)).toEqual(aliases.map(() => path))
  })

  test('no spelling belongs to two pages, and none is the address of another page', () => {
    const all = pageIds.flatMap((page) => aliasesOf(paths[page], 'tr'))
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((alias) => new Set<string>(Object.values(paths)).has(alias))).toEqual([])
  })

  test('the ones visitors are known to type are among them', () => {
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
