import { expect, test } from 'vitest'
import { intake, openDeskStore } from '../../support/deskFixture'
import { filled } from '../../support/serverFixture'

const nothing = { q: '', standing: '', doctor: '', request: '', day: '' } as const
const zone = 'Europe/Istanbul'

async function openFilled(more: Partial<typeof filled>[] = []) {
  const opened = await openDeskStore()
  const { store, desk, clock } = opened
  const others: Partial<typeof filled>[] = [
    { name: 'İbrahim Şığ', phone: '+90 (533) 123 45 67', doctor: '' },
    { name: 'Ayşe Nur Çağlar', phone: '0212 000 11 22', request: 'Diş Estetiği' },
    ...more,
  ]
  for (const change of others) {
    clock.time += 60_000
    await store.add({ ...filled, ...change }, intake)
  }
  const names = async (change: object, page = 0) =>
    (await desk.search({ ...nothing, ...change }, page, zone)).requests.map(({ name }) => name)
  return { ...opened, names }
}

test.each([
  ['IBRAHİM ŞIĞ', 'İbrahim Şığ'],
  ['ibrahim sig', 'İbrahim Şığ'],
  ['ığ', 'İbrahim Şığ'],
  ['caglar ayse', 'Ayşe Nur Çağlar'],
  ['533 123', 'İbrahim Şığ'],
  ['0533-123', 'İbrahim Şığ'],
  ['4567', 'İbrahim Şığ'],
  ['2120001122', 'Ayşe Nur Çağlar'],
])('a receptionist who types %j finds %s alone', async (q, name) => {
  const { names } = await openFilled()
  expect(await names({ q })).toEqual([name])
})

test.each([
  ['+90 533 123 45 67', 'İbrahim Şığ'],
  ['0090 533 123 45 67', 'İbrahim Şığ'],
  ['+90 (0)533 1234567', 'İbrahim Şığ'],
  ['905331234567', 'İbrahim Şığ'],
  ['+49 171 3920012', 'Sinéad O\u2019Connor'],
  ['0049 171 392 0012', 'Sinéad O\u2019Connor'],
  ["O'Connor", 'Sinéad O\u2019Connor'],
  ['sinead o\u2019connor', 'Sinéad O\u2019Connor'],
  ['oconnor', 'Sinéad O\u2019Connor'],
  ['Anna Maria', 'Anna\u2011Maria Ko\u00e7'],
  ['anna-maria', 'Anna\u2011Maria Ko\u00e7'],
  ['annamaria', 'Anna\u2011Maria Ko\u00e7'],
  ['Ayşe-Nur', 'Ayşe Nur Çağlar'],
])('a receptionist who pastes %j finds %s alone', async (q, name) => {
  const { names } = await openFilled([
    { name: 'Sinéad O\u2019Connor', phone: '+49 171 3920012' },
    { name: 'Anna\u2011Maria Ko\u00e7', phone: '0212 000 33 44' },
  ])
  expect(await names({ q })).toEqual([name])
})

test.each([
  ['\u200eİbrahim\u00a0Şığ\u2069', 'İbrahim Şığ'],
  ['ｉｂｒａｈｉｍ', 'İbrahim Şığ'],
  ['ib\u00adrahim', 'İbrahim Şığ'],
  ['tel:+905331234567', 'İbrahim Şığ'],
  ['\u202a0533–123‑45–67\u202c', 'İbrahim Şığ'],
  ['musteri', 'Müş\u00adteri'],
  ['\u2068محمد كريمي\u2069', 'محمد کریمی'],
  ['محمد کریمی', 'محمد کریمی'],
  ['علیرضا', 'علی\u200cرضا'],
  ['علي\u200cرضا', 'علی\u200cرضا'],
  ['eliyeva', 'Sevda Əliyeva'],
  ['ƏLİYEVA', 'Sevda Əliyeva'],
  ['fischer', 'Ｆiona ﬁscher'],
  ['gunnlod', 'Gunnlöð'],
])('a receptionist who pastes %j finds %j, however either is written', async (q, name) => {
  const spelled = ['Müş\u00adteri', 'محمد کریمی', 'علی\u200cرضا', 'Sevda Əliyeva']
  const { names } = await openFilled(
    [...spelled, 'Ｆiona ﬁscher', 'Gunnlöð'].map((each) => ({
      name: each,
      phone: '0212 000 33 44',
    })),
  )
  expect(await names({ q })).toEqual([name])
})

test('a receptionist finds a request by its reference, with or without its dash', async () => {
  const { names, reference } = await openFilled()
  expect(await names({ q: reference })).toEqual([filled.name])
  expect(await names({ q: reference.replace('-', '').toLowerCase() })).toEqual([filled.name])
})

test('a receptionist filters by status, doctor, subject, day of arrival or appointment', async () => {
  const { names, desk, staffId, reference } = await openFilled()
  const all = ['Ayşe Nur Çağlar', 'İbrahim Şığ', filled.name]
  expect(await names({})).toEqual(all)
  expect(await names({ doctor: filled.doctor })).toEqual(['Ayşe Nur Çağlar', filled.name])
  expect(await names({ request: 'Diş Estetiği' })).toEqual(['Ayşe Nur Çağlar'])
  expect(await names({ day: '2026-11-21' })).toEqual(all)
  expect(await names({ day: '2026-11-30' })).toEqual([])
  const booked = {
    outcome: 'booked',
    appointmentAt: '2026-11-30T12:00',
    note: '',
    version: 0,
  } as const
  await desk.change(reference, booked, staffId)
  expect(await names({ day: '2026-11-30' })).toEqual([filled.name])
  expect(await names({ standing: 'booked' })).toEqual([filled.name])
  expect(await names({ standing: 'new', q: 'nur' })).toEqual(['Ayşe Nur Çağlar'])
})

test('a receptionist gets pages of fifty, whatever she searches for', async () => {
  const { store, desk } = await openDeskStore()
  for (let count = 0; count < 60; count += 1)
    await store.add({ ...filled, name: `Hasta ${count}` }, intake)
  const first = await desk.search({ ...nothing, q: 'hasta' }, 0, zone)
  const second = await desk.search({ ...nothing, q: 'hasta' }, 1, zone)
  expect([first.total, first.requests.length, second.requests.length]).toEqual([60, 50, 10])
  expect(second.requests.at(-1)?.name).toBe('Hasta 0')
})
