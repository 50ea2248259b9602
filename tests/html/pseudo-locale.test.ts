import { describe, expect, test } from 'vitest'
import { untranslated, wordsOf } from '../../scripts/prove/locale/leftovers'
import { pseudoText } from '../../scripts/prove/locale/pseudoText'
import { pseudoLocaleProof } from '../../scripts/prove/pseudoLocale'

test('a visitor of a site in a second language meets no Turkish text', async () => {
  expect(await pseudoLocaleProof.run({})).toMatch(/^10 pages, \d+ texts, none of \d+ Turkish/)
}, 300_000)

describe('the generated language', () => {
  test('is accented, a third longer, and keeps its variables', () => {
    const text = 'Site editörü: {{name}}, ĞÜŞİÖÇ ığüşiöç'
    const pseudo = pseudoText(text)
    expect(pseudo).toMatch(/^Šíťé éďíťóřú: \{\{name\}\}, ǴÚŠÍÓĆ íǵúšíóć /)
    expect(pseudo.length).toBeGreaterThanOrEqual(Math.floor((text.length * 4) / 3))
  })

  test.each([
    ['a heading', '<h1>Randevu</h1>'],
    ['an English heading', '<h1>Prices</h1>'],
    ['a single word among others', '<p>Áďřéš <b>Cep</b></p>'],
    ['the name of a button', '<button aria-label="Ana menü"></button>'],
    ['a picture’s description', '<img src="/a.png" alt="Bekleme alanı">'],
    ['a description for search engines', '<meta name="description" content="Diş kliniği">'],
    ['the title of the page', '<title>Fiyat Listesi | Méřćáń</title>'],
    [
      'structured data',
      '<script type="application/ld+json">{"@graph":[{"knowsAbout":["Dolgu"]}]}</script>',
    ],
  ])('gives away %s that was not translated', (_what, html) => {
    expect(untranslated(html, [])).toHaveLength(1)
  })

  test('is not mixed up with addresses, figures and code', () => {
    const html = `<a href="/ileti%C5%9Fim" class="kart">${pseudoText('İletişim')} &amp; 11.00-23.00</a>
      <a href="mailto:bilgi@mercan.example">bilgi@mercan.example</a><script>var a = 'e'</script>`
    expect(untranslated(html, ['bilgi@mercan.example'])).toEqual([])
    expect(wordsOf(html)).toHaveLength(2)
  })
})
