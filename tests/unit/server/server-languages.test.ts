import { expect, onTestFinished, test } from 'vitest'
import { readFacts } from '../../../src/content/loading/clinicFacts'
import { bookingRules } from '../../../src/desk/server/booking'
import { chatTextsOf, deskClinic } from '../../../src/desk/server/clinicInfo'
import { requestView } from '../../../src/desk/server/requestView'
import { mailText } from '../../../src/server/mail/mailText'
import { createApi } from '../../../src/server/requests/api'
import { databasePlace } from '../../../src/server/storage/database'
import { createStore } from '../../../src/server/storage/store'
import type { WorkedRequest } from '../../../src/server/storage/workedRequests'
import { translatedClinic } from '../../support/translatedClinic.ts'

function openClinic() {
  const { root } = translatedClinic([{ code: 'en', abroad: false }])
  const store = createStore(databasePlace(root, {}), { mailDomain: 'mercan.example' })
  onTestFinished(() => store.close())
  const [facts, ...further] = readFacts(root)
  const api = createApi({
    facts,
    further,
    store,
    log: () => {},
  })
  const post = (query: string, body: object) =>
    api.request(`/api/randevus${query}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
  return { store, api, post }
}

const request = {
  name: 'Jane Roe',
  phone: '+90 532 000 00 00',
  doctor: '',
  request: 'dis-estetigi',
}

test('the clinic reads a visitor’s choice on an English page in its own language, with the page’s language', async () => {
  const { store, post } = openClinic()
  expect((await post('?language=en', request)).status).toBe(201)
  const [stored] = await store.list()
  expect(stored).toMatchObject({ request: 'Diş Estetiği', language: 'en', unlisted: false })
})

test('the mail names the visitor’s language in the clinic’s own, and nothing for the clinic’s own', async () => {
  const { root } = translatedClinic([{ code: 'en', abroad: false }])
  const [facts] = readFacts(root)
  const about = { reference: 'K7M-4R2', phone: '0532', repeated: false }
  const said = (language: string) => mailText(facts, { ...about, language }).text
  expect(said('en')).toBe('Talep numarası: K7M-4R2\nTelefon: 0532\nDil: İngilizce\n')
  expect(said('')).toBe('Talep numarası: K7M-4R2\nTelefon: 0532\n')
})

test('the mail about a request has the visitor’s language when it is due', async () => {
  const { store, post } = openClinic()
  await post('?language=en', request)
  expect(await store.outbox.claim(60_000)).toMatchObject({ language: 'en' })
})

test('an old page of the clinic’s own language still sends its labels', async () => {
  const { store, post } = openClinic()
  expect((await post('', { ...request, request: 'Diş Estetiği' })).status).toBe(201)
  const [stored] = await store.list()
  expect(stored).toMatchObject({ request: 'Diş Estetiği', language: '', unlisted: false })
})

test('a language that the site lacks is stored as none', async () => {
  const { store, post } = openClinic()
  expect((await post('?language=xx', request)).status).toBe(201)
  expect((await store.list())[0]?.language).toBe('')
})

test('a visitor without scripts reads the response in the language of the page', async () => {
  const { api } = openClinic()
  const answer = await api.request('/api/randevus?language=en', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Jane Roe', phone: '+90 532 000 00 00' }),
  })
  const page = await answer.text()
  expect(page).toContain('<html lang="en" dir="ltr">')
  expect(page).toContain('en Talebiniz bize ulaştı')
  expect(page).toMatch(/href="\/en\/[a-z0-9-]+"/)
})

test('a chat with a patient is in their language, if the clinic has a text for it', () => {
  const { root, edit } = translatedClinic([
    { code: 'en', abroad: false },
    { code: 'ar', abroad: false },
    { code: 'it', abroad: false },
  ])
  edit('locales/it/desk.json', (entries: object) =>
    Reflect.deleteProperty(entries, 'messages.greeting'),
  )
  const facts = readFacts(root)
  const clinic = { ...deskClinic(facts[0]), chat: 'whatsapp' as const }
  const rules = bookingRules(clinic, Date.now)
  const chatTexts = chatTextsOf(facts, rules.today)
  const preferences = () => ''
  const shown = requestView({
    country: 'TR',
    days: 30,
    clinic,
    rules,
    chatTexts,
    linkBase: '',
    preferences,
  })
  const receivedAt = '2026-11-23T09:00:00.000Z'
  const chatWith = (language: string, change: object = {}) => {
    const given = {
      ...request,
      phonesBefore: [],
      bookedOthers: [],
      language,
      receivedAt,
      ...change,
    }
    const { chat } = shown(given as Partial<WorkedRequest> as WorkedRequest)
    return chat && decodeURIComponent(chat)
  }
  const booked = { standing: 'booked', appointmentAt: '2030-03-05T14:30' }
  expect(chatWith('')).toMatch(/^https:\/\/wa\.me\/905320000000\?text=Merhaba Jane Roe/)
  expect(chatWith('en')).toContain('?text=en Merhaba Jane Roe')
  // A missing text is the clinic's own.
  expect(chatWith('it')).toContain('?text=Merhaba Jane Roe')
  expect(chatWith('', booked)).toContain('5 Mart 2030 Salı 14.30')
  expect(chatWith('en', booked)).toContain('?text=en Merhaba Jane Roe')
  expect(chatWith('en', booked)).toMatch(/Tuesday, March 5, 2030 at 02:30.PM/)
  expect(chatWith('ar', booked)).toMatch(/5 \p{Script=Arabic}+/u)
  for (const change of [{}, booked]) expect(chatWith('', change)).not.toContain('Estet')

  // No chat for a landline, nor for what is no number; an extension is not part of it.
  expect(chatWith('', { phone: '0212 000 00 00' })).toBe('')
  expect(chatWith('', { phone: 'beni arayın' })).toBe('')
  expect(chatWith('', { phone: '0532 000 00 00 dahili 12' })).toContain('/905320000000?')
})
