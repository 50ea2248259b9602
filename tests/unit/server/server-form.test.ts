import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { trapField } from '../../../src/shared/requestSchema'
import { filled, openClinic } from '../../support/serverFixture'

const html = new HtmlValidate({ extends: ['html-validate:standard'] })

describe('a visitor without scripts', () => {
  test('reads that the request has arrived, and its reference', async () => {
    const { postForm, store } = openClinic()
    const response = await postForm(filled)
    expect(response.status).toBe(201)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8')
    const [stored] = await store.list()
    expect(stored).toMatchObject({ ...filled, source: 'form', unlisted: false })
    const page = await response.text()
    expect(page).toContain('<h1>Talebiniz bize ulaştı</h1>')
    expect(page).toContain('Gün ve saati kesinleştirmek için sizi arayacağız.')
    expect(page).toContain(`<strong>${stored?.reference}</strong>`)
    expect(page).not.toContain(filled.name)
  })

  test('reads on which number she will be called, and finds the way back to the form', async () => {
    const { postForm } = openClinic()
    const shown = async (phone: string) => (await postForm({ ...filled, phone })).text()
    expect(await shown('123')).toContain('Sizi \u2066123\u2069 numarasından arayacağız.')
    expect(await shown('123')).toContain('<a href="/randevu">')
    expect(await shown('<b>\u202E5\u0663')).toContain('\u2066&lt;b&gt;53\u2069')
  })

  test.each([
    [{ name: ' ' }, ['Adınız soyadınız yazılmamış.'], ['Telefon numaranız yazılmamış.']],
    [{ phone: '' }, ['Telefon numaranız yazılmamış.'], ['Adınız soyadınız yazılmamış.']],
    [
      { name: '', phone: '' },
      ['Adınız soyadınız yazılmamış.', 'Telefon numaranız yazılmamış.'],
      [],
    ],
    [{ phone: '5'.repeat(41) }, ['Telefon numaranız çok uzun.'], ['yazılmamış']],
  ])('who sends %j reads exactly what to correct', async (change, told, untold) => {
    const { postForm, store } = openClinic()
    const response = await postForm({ ...filled, ...change })
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(page).toContain('<h1>Talebiniz gönderilemedi</h1>')
    expect(page).toContain('geri düğmesiyle forma dönüp')
    for (const sentence of told) expect(page).toContain(sentence)
    for (const sentence of untold) expect(page).not.toContain(sentence)
    expect(await store.list()).toEqual([])
  })

  test.each([
    ['a field twice', 'name=A&name=B&phone=5'],
    ['an unknown field', 'name=A&phone=5&note=x'],
    ['broken percent codes', 'name=%zz&phone=5'],
    ['another encoding', 'name=%FD%FE&phone=5'],
  ])('whose browser sends %s reads a page, not JSON', async (_what, body) => {
    const { post, store } = openClinic()
    const response = await post(body, { 'Content-Type': 'application/x-www-form-urlencoded' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('<p>Talep okunamadı.</p>')
    expect(await store.list()).toEqual([])
  })

  test('does not see the honeypot, and sends it empty', async () => {
    const { postForm, store } = openClinic()
    expect((await postForm({ ...filled, [trapField]: '' })).status).toBe(201)
    expect(await store.list()).toMatchObject([filled])
  })

  test('whose browser has filled in the honeypot reads to call, not that the request arrived', async () => {
    const { postForm, store, log } = openClinic()
    const response = await postForm({ ...filled, [trapField]: 'https://spam.example' })
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(page).toContain('<h1>Talebiniz gönderilemedi</h1>')
    expect(page).toContain('Boş bırakılması gereken bir alan doldurulmuş. Lütfen bizi arayın.')
    expect(page).toContain('+90 212 000 00 00')
    expect(page).not.toContain('spam')
    expect(await store.list()).toEqual([])
    expect(log).toMatchObject([{ status: 400, error: 'trapped' }])
  })

  test('is the only one with a honeypot, which JSON clients cannot send', async () => {
    const { postJson, store } = openClinic()
    expect((await postJson({ ...filled, [trapField]: '' })).status).toBe(400)
    expect(await store.list()).toEqual([])
  })

  test('who opens the address later gets a link to the form, not an error', async () => {
    const { api } = openClinic()
    const response = await api.request('/api/randevus', { headers: { Accept: 'text/html' } })
    expect(response.status).toBe(405)
    const page = await response.text()
    expect(page).toContain('Randevu talebi formdan gönderilir')
    expect(page).not.toContain('gönderilemedi')
  })

  test('always gets a page with the phone and a link back that loads no other file', async () => {
    const { postForm, post, api } = openClinic()
    const pages = [
      await postForm(filled),
      await postForm({ ...filled, name: '' }),
      await post('x'.repeat(5000), { 'Content-Type': 'application/x-www-form-urlencoded' }),
      await api.request('/api/randevus', { headers: { Accept: 'text/html' } }),
    ]
    for (const response of pages) {
      const page = await response.text()
      expect(page).toContain('<html lang="tr" dir="ltr">')
      expect(page).toContain('name="viewport"')
      expect(page).toContain('<a href="tel:+902120000000" dir="ltr">+90 212 000 00 00</a>')
      expect(page).toContain('<a href="/randevu">Randevu sayfasına dön</a>')
      expect(page).not.toMatch(/<script|<link|<img|style=/)
      expect(response.headers.get('Content-Security-Policy')).toMatch(
        // Its own style and the site's favicon.
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; /,
      )
      expect(html.validateStringSync(page).results.flatMap((result) => result.messages)).toEqual([])
    }
  })

  test('on a site of another, allowed host gets a link back to that host', async () => {
    const origin = 'https://www.mercan.example'
    const { postForm } = openClinic({ allowedOrigins: [origin] })
    const back = async (from: string) => (await postForm(filled, { Origin: from })).text()
    expect(await back(origin)).toContain(`href="${origin}/randevu"`)
    expect(await back('https://evil.example')).toContain('href="/randevu"')
  })
})

describe('a form on another site that posts here', () => {
  async function from(headers: Record<string, string>) {
    const { postForm, store } = openClinic({ allowedOrigins: ['https://www.mercan.example'] })
    const answer = await postForm(filled, { Host: 'mercan.example', ...headers })
    return { answer, stored: await store.list() }
  }

  test.each<Record<string, string>>([
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://other.mercan.example', 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ])('is refused with a page that shows what to do: %j', async (headers) => {
    const { answer, stored } = await from(headers)
    expect(answer.status).toBe(403)
    expect(stored).toEqual([])
    const page = await answer.text()
    expect(page).toContain('Talep başka bir siteden gönderilmiş.')
    expect(page).toContain('+90 212 000 00 00')
  })

  test.each<Record<string, string>>([
    {},
    { Origin: 'http://mercan.example:4173' },
    { Origin: 'https://mercan.example', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'https://www.mercan.example', 'Sec-Fetch-Site': 'cross-site' },
  ])('is accepted as our own with %j', async (headers) => {
    const { answer, stored } = await from(headers)
    expect(answer.status).toBe(201)
    expect(stored).toHaveLength(1)
  })
})
