import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { isLive, openRequest, words } from '../support/desk'
import { EditorServer, openEditor, send, texts } from '../support/editor'

const off = () => {
  throw new DOMException('storage is switched off', 'SecurityError')
}
const full = () => {
  throw new DOMException('no room', 'QuotaExceededError')
}

const ways: Record<string, () => { mockRestore(): void }[]> = {
  'switched off': () => [
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(off),
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(off),
    vi.spyOn(LockManager.prototype, 'request').mockImplementation(async () => off()),
  ],
  full: () => [
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full),
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(full),
  ],
}

describe.each(Object.keys(ways))('in a browser whose storage is %s', (way) => {
  let spies: { mockRestore(): void }[] = []
  beforeEach(() => {
    spies = ways[way]?.() ?? []
  })
  afterEach(() => {
    for (const spy of spies) spy.mockRestore()
  })

  test('a receptionist works through her list, and reads what lasts with the page alone', async () => {
    const { server, request, row } = await openRequest()
    await expect.element(row).toBeVisible()
    await isLive()
    await expect.element(page.getByText(words.lists.unkept)).toBeVisible()
    const sound = page.getByLabelText(words.frame.sound)
    await sound.click()
    await expect.element(sound).toBeChecked()

    // A call that the server has not stored waits in the page.
    const own = server.handlerOf('POST /requests/:reference/contact')
    server.refuse('POST /requests/:reference/contact', 503, 'unavailable')
    const chat = row.getByRole('link', { name: 'WhatsApp' })
    chat.element().addEventListener('click', (event) => event.preventDefault())
    await chat.click()
    const waits = page.getByText('1 arama ya da mesaj')
    await expect.element(waits).toBeVisible()
    server.answer('POST /requests/:reference/contact', own)
    server.announce()
    await expect.element(waits).not.toBeInTheDocument()
    expect(server.find(request.reference).lastAct).toMatchObject({ act: 'messaged' })
    await sound.click()
  })

  test('an editor changes a price and sends it, and reads that the draft is not kept', async () => {
    const server = await openEditor('Fiyat listesi', new EditorServer())
    const price = page.getByLabelText('Dolgu: En yüksek fiyat', { exact: true })
    await price.fill('2.150')
    await expect.element(page.getByText(texts.draft.unkept)).toBeVisible()
    await send()
    expect(server.textOf('content/prices.json')).toContain('"max": 2150')
  })
})

test.each([
  ['board', '{'],
  ['board', '[{"reference":"K7Q-4TX"}]'],
  ['place', '{"day":7}'],
  ['entry', '7'],
])('a receptionist whose tab stores another shape opens her pages: %s, %s', async (part, text) => {
  sessionStorage.setItem(`desk-${part} Ayşe`, text)
  const { row } = await openRequest()
  await expect.element(row).toBeVisible()
  await page.getByRole('link', { name: words.pages.day, exact: true }).click()
  await expect.element(page.getByRole('button', { name: words.day.enter })).toBeVisible()
  await expect.element(page.getByLabelText(words.booking.fields.name)).not.toBeInTheDocument()
})
