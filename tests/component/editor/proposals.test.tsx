import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SiteChange } from '../../../src/editor/contract/contract'
import { expectNoBarrier } from '../support/axe'
import { EditorServer, newer, openEditor, texts } from '../support/editor'

const { proposals: own, published } = texts
const button = (name: string) => page.getByRole('button', { name, exact: true })

const change: SiteChange = {
  files: [
    {
      file: 'content/prices.json',
      title: 'Fiyat listesi',
      changes: [
        {
          kind: 'changed',
          place: ['Kanal ve Dolgu', 'Dolgu'],
          title: 'En yüksek fiyat',
          before: '2.000 TL',
          after: '2.750 TL',
        },
      ],
    },
  ],
  media: [],
  pages: ['Fiyat listesi'],
}

/** A server with one proposal of this editor. */
function proposed(canApprove = false): EditorServer {
  const server = new EditorServer()
  server.propose({ change })
  server.proposals = { ...server.proposals, canApprove }
  return server
}

test('an editor reads what her proposal changes, and cannot approve it', async () => {
  await openEditor(undefined, proposed())
  await expect.element(page.getByText('2.000 TL → 2.750 TL')).toBeVisible()
  await expect.element(page.getByText(own.states.ready)).toBeVisible()
  await expect.element(button(own.approve)).not.toBeInTheDocument()
  await expectNoBarrier('proposals')
})

test('a manager approves a proposal, waits for the site, and can undo the publication', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = proposed(true)
  const site = { ...server.site, base: newer }
  server.answer('POST /editor/proposals/:id/approve', () =>
    server.propose({ change, state: 'publishing' }),
  )
  await openEditor(undefined, server)
  await button(own.approve).click()
  await expect.element(page.getByText(own.states.publishing)).toBeVisible()
  await expect.element(button(own.approve)).toBeDisabled()
  // The page polls the state of the build.
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  const index = page.getByRole('heading', { name: own.heading }).element()
  server.site = site
  server.proposals = {
    open: [],
    published: [
      { commit: newer, by: 'Ayşe', at: '2026-03-05T09:20:00.000Z', isUndo: false, change },
    ],
    canApprove: true,
  }
  await vi.advanceTimersByTimeAsync(1500)
  // The editor reloads the published site.
  await expect.poll(() => index.isConnected).toBe(false)
  await expect.element(page.getByText(own.none)).toBeVisible()
  const undone = vi.fn()
  server.answer('POST /editor/published/:commit/undo', ({ params: { commit } }) => undone(commit))
  await button(published.undo).click()
  await expect.poll(() => undone.mock.calls).toEqual([[newer]])
})

test('an editor withdraws a proposal after confirmation', async () => {
  const server = proposed()
  server.answer('POST /editor/proposals/:id/withdraw', () => {
    server.proposals = { ...server.proposals, open: [] }
  })
  await openEditor(undefined, server)
  await button(own.withdraw).click()
  await button(texts.cancel).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText(own.states.ready)).toBeVisible()
  await button(own.withdraw).click()
  await button(own.sure.yes).click()
  await expect.element(page.getByText(own.none)).toBeVisible()
})

test('a manager reads why an approval is refused', async () => {
  const server = proposed(true)
  server.refuse('POST /editor/proposals/:id/approve', 409, 'red')
  await openEditor(undefined, server)
  await button(own.approve).click()
  await expect.element(page.getByText(texts.refusals.red)).toBeVisible()
})
