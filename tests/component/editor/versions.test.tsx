import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Collision, EditorRefusal } from '../../../src/editor/contract/contract'
import { expectNoBarrier } from '../support/axe'
import {
  type EditorServer,
  isClean,
  keptText,
  newer,
  openEditor,
  reopenEditor,
  send,
  sendButton,
  texts,
  version,
} from '../support/editor'
import { Refusal } from '../support/fakeServer'

const file = 'content/prices.json'
const highest = (treatment = 'Dolgu') =>
  page.getByLabelText(`${treatment}: En yüksek fiyat`, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = () => page.getByRole('heading', { name: texts.versions.heading })
const record = () => page.getByRole('group', { name: 'Fiyat listesi › Kanal ve Dolgu › Dolgu' })

const title = 'En yüksek fiyat'
const line = (after: string) => ({
  kind: 'changed' as const,
  place: [],
  title,
  before: '2.000 TL',
  after,
})
const collision: Collision = {
  file,
  place: 'filling',
  title: ['Fiyat listesi', 'Kanal ve Dolgu', 'Dolgu'],
  rows: [{ title, was: '2.000 TL', site: line('2.750 TL'), draft: line('2.900 TL') }],
}

/** Publishes a new maximum price of a row; a draft of the same row conflicts until a side is chosen. */
function publish(server: EditorServer, from: string, to: string, collides: boolean) {
  const before = server.site.texts[file] ?? ''
  const after = before.replace(`"max": ${from}`, `"max": ${to}`)
  expect(after).not.toBe(before)
  server.site = { ...server.site, base: newer, texts: { ...server.site.texts, [file]: after } }
  const moved: EditorRefusal = { error: 'moved', site: newer, collisions: [collision] }
  const send = server.handlerOf('POST /editor/proposals')
  server.answer('POST /editor/proposals', (call) => {
    if (call.input.base !== newer) throw new Refusal(409, moved)
    return send(call)
  })
  server.answer('POST /editor/draft', ({ input: { files, choices } }) => {
    if (collides && choices.length === 0) throw new Refusal(409, moved)
    const isDropped = choices.some(({ take }) => take === 'site')
    const drafted = isDropped ? after : after.replace(/"max": (?:2750|2000)\b/, '"max": 2900')
    const bytes = btoa(String.fromCharCode(...new TextEncoder().encode(drafted)))
    return { base: newer, files: files.map((each) => ({ ...each, bytes })) }
  })
}

async function editPrice(): Promise<EditorServer> {
  const server = await openEditor('Fiyat listesi')
  await highest().fill('2900')
  await isClean()
  await expect.poll(() => keptText(file)).toContain('2900')
  return server
}

test('an editor whose price was changed on the site sees both, and continues from the one she chooses', async () => {
  const server = await editPrice()
  publish(server, '2000', '2750', true)
  await sendButton().click()
  await expect.element(heading()).toBeVisible()
  for (const price of ['2.000 TL', '2.750 TL', '2.900 TL'])
    await expect.element(record().getByText(price)).toBeVisible()
  await expectNoBarrier('two versions')
  expect(server.sent).toEqual([])

  // Reopening shows the conflict again: no side was chosen.
  await reopenEditor(server)
  await expect.element(heading()).toBeVisible()
  // The form requires a choice.
  await button(texts.versions.continue).click()
  await expect.element(record().getByRole('radio').first()).toHaveFocus()
  await expect.element(heading()).toBeVisible()
  await record().getByRole('radio', { name: texts.versions.draft }).click()
  await button(texts.versions.continue).click()
  await button('Fiyat listesi (değişti)').click()
  await expect.element(highest()).toHaveValue('2.900')
  await highest().fill('2950')
  await isClean()
  await send()
  expect(server.sent.at(-1)).toMatchObject({ base: newer })
  expect(server.textOf(file)).toContain('"max": 2950')
})

test('an editor compares an overtaken proposal with the site', async () => {
  const server = await editPrice()
  await send()
  const id = server.sent[0]?.id ?? ''
  const published = server.site.base
  const bytes = server.sent[0]?.files[0]?.bytes ?? ''
  server.propose({ id, state: 'moved' })
  server.answer('GET /editor/proposals/:id/draft', () => ({
    version,
    base: published,
    files: [{ file, bytes }],
  }))
  publish(server, '2000', '2750', true)
  await reopenEditor(server)
  await button(texts.proposals.compare).click()
  await record().getByRole('radio', { name: texts.versions.draft }).click()
  await button(texts.versions.continue).click()
  await isClean()
  await send()
  // It is still one proposal.
  expect(server.sent.map((each) => each.id)).toEqual([id, id])
})
