import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readDraft } from '../../../src/editor/client/draft/draftStorage'
import { breakBody, brokenBodies } from '../support/brokenBodies'
import {
  EditorServer,
  focus,
  GoneWorker,
  isClean,
  keptText,
  openEditor,
  openSubject,
  reopenEditor,
  send,
  sendButton,
  texts,
  visitEditor,
} from '../support/editor'
import { showOnPhone } from '../support/setup'

const file = 'content/prices.json'
const highest = (treatment = 'Dolgu') =>
  page.getByLabelText(`${treatment}: En yüksek fiyat`, { exact: true })

describe('an editor’s draft', () => {
  test('survives a lost connection, the end of the session and of the tab', async () => {
    const server = await openEditor('Fiyat listesi')
    server.isAway = true
    await highest().fill('2.300')
    await isClean()
    await expect.poll(() => keptText(file)).toContain('"max": 2300')
    await sendButton().click()
    await expect.element(page.getByText(texts.refusals.other)).toBeVisible()
    server.isAway = false
    await reopenEditor(server, 'Fiyat listesi (değişti)')
    await expect.element(highest()).toHaveValue('2.300')
    await send()
    await reopenEditor(server, 'Fiyat listesi')
    await expect.element(highest()).toHaveValue('2.000')
  })

  test('is the same in every tab of the device, and no tab overwrites another', async () => {
    const server = await openEditor('Fiyat listesi')
    await openEditor(undefined, server)
    await expect
      .poll(
        () => page.getByRole('button', { name: 'Fiyat listesi', exact: true }).elements().length,
      )
      .toBe(1)
    await openSubject('Fiyat listesi')
    await expect.poll(() => highest().elements().length).toBe(2)
    await highest().first().fill('2.350')
    await expect.element(highest().last()).toHaveValue('2.350')
    await highest('Kanal Tedavisi').last().fill('4.900')
    await expect.element(highest('Kanal Tedavisi').first()).toHaveValue('4.900')
    await expect.poll(() => keptText(file)).toMatch(/"max": 2350.*"max": 4900/s)
  })

  test('is of one account: another on the same computer neither sees nor sends it', async () => {
    const server = await openEditor('Fiyat listesi')
    await highest().fill('2.300')
    await expect.poll(() => keptText(file)).toContain('2300')
    server.me = { ...server.me, id: 'zehra', name: 'Zehra' }
    await reopenEditor(server, 'Fiyat listesi')
    await expect.element(highest()).toHaveValue('2.000')
    await expect.element(sendButton()).not.toBeInTheDocument()
    server.me = { ...server.me, id: 'ayse', name: 'Ayşe' }
    await reopenEditor(server, 'Fiyat listesi (değişti)')
    await expect.element(highest()).toHaveValue('2.300')
  })

  test('is marked if the device cannot store it', async () => {
    await openEditor('Fiyat listesi')
    await highest().fill('2.050')
    await expect.poll(() => keptText(file)).toContain('2050')
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await highest().fill('2.100')
    await expect.element(page.getByText(texts.draft.unkept)).toBeVisible()
    vi.mocked(IDBFactory.prototype.open).mockRestore()
  })

  test('shows for how long the server delays it', async () => {
    const server = await openEditor('Fiyat listesi')
    await highest().fill('2.100')
    await expect.element(sendButton()).toBeEnabled()
    server.refuse('POST /editor/proposals', 429, 'tooMany', { 'Retry-After': '170' })
    await sendButton().click()
    await expect.element(page.getByText('3 dakika sonra yeniden deneyin.')).toBeVisible()
    server.refuse('POST /editor/proposals', 503, 'unavailable', { 'Retry-After': '20' })
    await sendButton().click()
    await expect.element(page.getByText('20 saniye sonra yeniden deneyin.')).toBeVisible()
    await expect.element(highest()).toHaveValue('2.100')
  })

  test.each(brokenBodies)('stays after a response that is not whole: %s', async (_, body) => {
    await openEditor('Fiyat listesi')
    await highest().fill('2.100')
    await isClean()
    breakBody('/editor/proposals', body())
    await sendButton().click()
    await expect.element(page.getByText(texts.refusals.other)).toBeVisible()
    await expect.element(highest()).toHaveValue('2.100')
    expect(await keptText(file)).toContain('2100')
  })
})

test('an editor undoes after a reload what she typed before it', async () => {
  const server = await openEditor('Fiyat listesi')
  await highest().fill('2.300')
  await highest('Kanal Tedavisi').fill('4.900')
  await expect.poll(() => keptText(file)).toMatch(/"max": 2300.*"max": 4900/s)
  await reopenEditor(server, 'Fiyat listesi (değişti)')
  await page.getByRole('button', { name: texts.undo }).click()
  await expect.element(highest('Kanal Tedavisi')).toHaveValue('4.000')
  await expect.element(highest()).toHaveValue('2.300')
  await page.getByRole('button', { name: texts.undo }).click()
  await expect.element(highest()).toHaveValue('2.000')
})

test('an editor opens a draft that an earlier release has stored, with its picture', async () => {
  const server = new EditorServer()
  const text = (server.site.texts[file] ?? '').replace('"max": 2000', '"max": 2300')
  const picture = 'content/media/new.webp'
  const head = { id: crypto.randomUUID(), base: server.site.base, revision: 7, unfinished: {} }
  const request = indexedDB.open('editor', 1)
  await new Promise<void>((resolve, reject) => {
    request.onupgradeneeded = () => request.result.createObjectStore('draft')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const transaction = request.result.transaction('draft', 'readwrite')
      const store = transaction.objectStore('draft')
      store.put({ ...head, texts: { [file]: text } }, ['ayse'])
      store.put(new Uint8Array([1, 2]), ['ayse', picture])
      transaction.oncomplete = () => resolve()
    }
  })
  request.result.close()
  await openEditor('Fiyat listesi (değişti)', server)
  await expect.element(highest()).toHaveValue('2.300')
  expect((await readDraft('ayse'))?.draft.pictures).toEqual({ [picture]: new Uint8Array([1, 2]) })
})

test('an editor who opens a form and changes nothing leaves no draft', async () => {
  await openEditor('Fiyat listesi')
  await highest().fill('2.100')
  await expect.poll(() => keptText(file)).toContain('2100')
  await highest().fill('2.000')
  await expect.poll(() => keptText(file)).toBeUndefined()
  await expect.element(sendButton()).not.toBeInTheDocument()
})

test('an editor whose site cannot be read sees an error', async () => {
  const server = new EditorServer()
  server.refuse('GET /editor/site', 503, 'unavailable')
  await visitEditor(server)
  await expect.element(page.getByText(texts.unavailable)).toBeVisible()
})

test('an editor whose validator is gone after a deploy reads it, and may reload', async () => {
  vi.stubGlobal('Worker', GoneWorker)
  await visitEditor(new EditorServer())
  await expect.element(page.getByText(texts.unavailable)).toBeVisible()
  await expect.element(page.getByRole('button', { name: texts.reload })).toBeVisible()
})

test('an editor whose validator fails later reads it, keeps her draft, and may reload', async () => {
  await openEditor('Fiyat listesi')
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {})
  await highest().fill('2.100')
  await expect.poll(() => post.mock.contexts.length).toBeGreaterThan(0)
  const [worker] = post.mock.contexts as Worker[]
  post.mockRestore()
  worker?.dispatchEvent(new ErrorEvent('error', { message: 'gone' }))
  await expect.element(page.getByText(texts.faults.lost)).toBeVisible()
  await expect.element(page.getByRole('button', { name: texts.reload })).toBeVisible()
  await expect.element(sendButton()).toBeDisabled()
  await expect.poll(() => keptText(file)).toContain('2100')
})

test('an editor sends by keyboard, and the focus follows to the message', async () => {
  await openEditor('Fiyat listesi')
  await highest().fill('2.100')
  await isClean()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText(texts.draft.sent)).toHaveFocus()
})

test('an editor who undoes everything keeps the focus in the bar', async () => {
  await openEditor('Fiyat listesi')
  await highest().fill('2.100')
  await page.getByRole('button', { name: texts.undo }).click()
  await expect.element(page.getByRole('region', { name: texts.draft.label })).toHaveFocus()
})

test('an editor passes a table of prices with few Tab presses', async () => {
  await openEditor('Fiyat listesi')
  await expect.element(highest()).toBeVisible()
  const table = page.getByRole('table').first().element()
  const reachable = [...table.querySelectorAll('input')].filter(({ tabIndex }) => tabIndex === 0)
  expect(reachable).toHaveLength(3)
  await focus(highest())
  await userEvent.keyboard('{ArrowDown}')
  const row = document.activeElement?.closest('tr')
  expect([...(row?.querySelectorAll('input') ?? [])].map(({ tabIndex }) => tabIndex)).toEqual([
    0, 0, 0,
  ])
})

/** 15 % of a phone's height of 844. */
const most = 0.15 * 844
const heightOf = (selector: string) => page.css(selector).element().getBoundingClientRect().height
const bar = `[aria-label="${texts.draft.label}"]`

test('on a phone the header and the bar take at most 15 % of the height', async () => {
  await showOnPhone()
  await openEditor('Hizmetler')
  await page.css('summary').first().click()
  await page.css('[id="f-services-0-title"]').fill('')
  await userEvent.tab()
  await expect.element(page.getByText(texts.faults.heading)).toBeVisible()
  expect(heightOf('header') + heightOf(bar)).toBeLessThanOrEqual(most)
})

test('on a phone an editor reads and closes the message of what she sent', async () => {
  await showOnPhone()
  await openEditor('Fiyat listesi')
  await highest().fill('2.100')
  await isClean()
  await send()
  expect(heightOf('header') + heightOf(bar)).toBeLessThanOrEqual(most)
  await page.getByRole('button', { name: texts.publication.close }).click()
  await expect.element(page.getByText(texts.draft.sent)).not.toBeInTheDocument()
  expect(page.css(`${bar} button`).elements()).toEqual([])
})

test('no message follows an editor into another topic', async () => {
  await openEditor('Fiyat listesi')
  await highest().fill('2.100')
  await isClean()
  await send()
  await page.getByRole('button', { name: texts.back }).click()
  await openSubject('Hakkımızda')
  await expect.element(page.getByText(texts.draft.sent)).not.toBeInTheDocument()
  await page
    .getByRole('button', { name: new RegExp(`^${texts.list.remove}`) })
    .first()
    .click()
  const removed = page.getByText(/kaldırıldı\.$/)
  await expect.element(removed).toBeVisible()
  await page.getByRole('button', { name: texts.back }).click()
  await expect.element(removed).not.toBeInTheDocument()
})

test('an editor sends a text with copied spaces and hidden signs: they are put right, with a note', async () => {
  const server = await openEditor('Doktorlar')
  await page.css('summary').first().click()
  const name = page.getByRole('textbox', { name: 'Ad soyad', exact: true }).first()
  await name.fill(' Selin\u2003\tAy\u00addın  ')
  const title = page.getByRole('textbox', { name: 'Unvan', exact: true }).first()
  await title.fill(' Diş&nbsp;hekimi ')
  await isClean()
  await send()
  await expect.element(page.getByText(texts.draft.mended)).toBeVisible()
  const sent = server.textOf('content/doctors.json') ?? ''
  expect(JSON.parse(sent).doctors[0]).toMatchObject({ name: 'Selin Aydın', title: 'Diş hekimi' })
})
