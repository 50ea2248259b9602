import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  EditorServer,
  isClean,
  keptText,
  openEditor,
  openSubject,
  reopenEditor,
  send,
  sendButton,
  texts,
  visitEditor,
  words,
} from '../support/editor'

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

  test('shows the reasons if the server refuses it', async () => {
    const server = await openEditor('Fiyat listesi')
    await highest().fill('2.100')
    const finding = { code: 'x', sentence: 'Fiyat eksik.', file }
    const findings = { faults: [finding], warnings: [] }
    server.refuse('POST /editor/proposals', 422, { error: 'refused', findings })
    await expect.element(sendButton()).toBeEnabled()
    await sendButton().click()
    await expect.element(page.getByText(`${texts.refusals.refused} Fiyat eksik.`)).toBeVisible()
    await expect.element(highest()).toHaveValue('2.100')
  })
})

test('an editor who opens a form and changes nothing leaves no draft', async () => {
  await openEditor('Fiyat listesi')
  await highest().fill('2.100')
  await expect.poll(() => keptText(file)).toContain('2100')
  await highest().fill('2.000')
  await expect.poll(() => keptText(file)).toBeUndefined()
  await expect.element(sendButton()).not.toBeInTheDocument()
})

test('an editor whose session ends keeps the draft, and signs in again', async () => {
  const server = new EditorServer()
  server.refuse('GET /editor/site', 401, 'unauthorised')
  server.refuse('GET /me', 401, 'unauthorised')
  await visitEditor(server)
  await expect.element(page.getByRole('button', { name: words.signIn.passkey })).toBeVisible()
})

test('an editor whose site cannot be read sees an error', async () => {
  const server = new EditorServer()
  server.refuse('GET /editor/site', 503, 'unavailable')
  await visitEditor(server)
  await expect.element(page.getByText(texts.unavailable)).toBeVisible()
})
