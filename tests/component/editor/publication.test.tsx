import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Publication, Published } from '../../../src/editor/contract/contract'
import { expectNoBarrier } from '../support/axe'
import {
  EditorServer,
  newer,
  openEditor,
  openSubject,
  raisedPrice,
  reopenEditor,
  texts,
} from '../support/editor'

const { publication: own, proposals, published, draft, waiting } = texts
const button = (name: string) => page.getByRole('button', { name, exact: true })
const bar = page.getByRole('region', { name: draft.label })
const link = page.getByRole('link', { name: own.see })

const file = 'content/prices.json'
const entry = {
  commit: newer,
  proposal: '',
  by: 'Ayşe',
  at: '2026-03-05T09:20:00.000Z',
  isUndo: false,
  isKept: true,
  change: raisedPrice,
}
const older = { ...entry, commit: 'a'.repeat(40) }

/** The change back. */
const back = structuredClone(raisedPrice)
Object.assign(back.files[0]?.changes[0] ?? {}, { before: '2.750 TL', after: '2.000 TL' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** A manager's server; what it publishes is set by the test. */
class PublishingServer extends EditorServer {
  constructor() {
    super()
    this.me = { ...this.me, role: 'manager' }
    this.proposals = { ...this.proposals, canApprove: true }
    this.answer('POST /editor/approve', ({ input }) =>
      this.begin(input.proposals.map(({ id }) => id).join(' ')),
    )
    this.answer('GET /editor/published/:commit/undo', () => back)
    this.answer('POST /editor/published/:commit/undo', ({ params }) => this.begin(params.commit))
  }

  private begin(key: string): void {
    this.publication = { state: 'running', key, progress: { step: 'check' } }
  }

  /** Shows a state of the running publication to the page. */
  async show(state: Record<string, unknown>): Promise<void> {
    this.publication = { key: this.publication?.key, ...state } as Publication
    await vi.advanceTimersByTimeAsync(400)
  }

  /** Ends the publication: the site and the list have the change. */
  async publish(of: Partial<Published> = {}): Promise<void> {
    this.site = { ...this.site, base: newer }
    this.proposals = {
      ...this.proposals,
      site: newer,
      open: [],
      published: [{ ...entry, ...of }],
    }
    await this.show({ state: 'published', commit: newer })
  }
}

/** A manager approves a proposal; its publication begins. */
async function approve(server: PublishingServer, change = raisedPrice): Promise<void> {
  server.propose({ change })
  await openEditor(undefined, server)
  await button(proposals.approve).click()
  await expect.element(bar.getByText(own.steps.check)).toBeVisible()
}

test('a manager follows an approved proposal step by step, and opens the changed page', async () => {
  const server = new PublishingServer()
  await approve(server)
  await expect.element(button(proposals.approve)).toBeDisabled()
  await server.show({ state: 'running', progress: { step: 'render', done: 12, of: 36 } })
  await expect.element(bar.getByText(own.steps.render)).toBeVisible()
  await expect.element(bar.getByText('12/36')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '12')
  await expectNoBarrier('a running publication')
  await server.publish()
  await expect.element(bar.getByText(own.published)).toBeVisible()
  await expect.element(link).toHaveAttribute('href', '/fiyat-Listesi')
  await expect.element(page.getByText(proposals.none)).toBeVisible()
  const loads = server.asked.filter((asked) => asked === 'GET /editor/site')
  await vi.advanceTimersByTimeAsync(3000)
  expect(loads, 'the site is loaded once more, not in a loop').toHaveLength(2)
  await expectNoBarrier('an ended publication')
  await button(own.close).click()
  await expect.element(link).not.toBeInTheDocument()
})

test('a manager reads that she publishes what she changes, not that she proposes it', async () => {
  await openEditor(undefined, new PublishingServer())
  await expect.element(page.getByText(texts.introOwn)).toBeVisible()
  expect(document.body).not.toHaveTextContent(texts.intro)
})

test('a manager opens the new page that she has published, not the home page', async () => {
  const server = new PublishingServer()
  const pages = JSON.parse(server.site.texts['content/pages.json'] ?? '')
  pages.pages.push({ ...pages.pages[1], id: 'winter', path: '/kis', title: 'Kış' })
  const texts = { ...server.site.texts, 'content/pages.json': JSON.stringify(pages) }
  const path = ['pages', pages.pages.length - 1]
  const changes = [
    { kind: 'changed' as const, place: ['Ana Sayfa'], path: ['pages', 0, 'title'], title: 'ad' },
    { kind: 'added' as const, place: [], path, title: 'Kış' },
  ]
  const titles = pages.pages.map(({ title }: { title: string }) => title)
  const ofPages = { files: [{ file: 'content/pages.json', title: 'Sayfalar', changes }] }
  await approve(server, { ...raisedPrice, ...ofPages })
  server.site = { ...server.site, texts }
  await server.publish({ change: { ...raisedPrice, ...ofPages, pages: titles } })
  await expect.element(link).toHaveAttribute('href', '/kis')
})

test('a manager opens the page with the text that she has changed', async () => {
  const server = new PublishingServer()
  const changes = [
    {
      kind: 'changed' as const,
      place: ['İlk muayene'],
      path: ['texts', 1, 'parts', 0, 'title'],
      title: 'ara başlık',
    },
  ]
  const ofText = { files: [{ file: 'content/prose.json', title: 'Metinler', changes }] }
  await approve(server, { ...raisedPrice, ...ofText })
  const pages = ['Ana Sayfa', 'İmplant Tedavisi']
  await server.publish({ change: { ...raisedPrice, ...ofText, pages } })
  await expect.element(link).toHaveAttribute('href', '/sık-sorulan-sorular')
})

test('a manager reads that her prices are published once no proposal of them waits any more', async () => {
  const server = new PublishingServer()
  await approve(server)
  await openSubject('Fiyat listesi')
  await expect.element(page.getByText(waiting.heading)).toBeVisible()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.answer('GET /editor/proposals', () => answered.then(() => server.proposals))
  await server.publish()
  await expect.poll(() => server.asked.at(-1)).toBe('GET /editor/proposals')
  await expect.element(bar.getByText(own.published)).not.toBeInTheDocument()
  answer()
  await expect.element(bar.getByText(own.published)).toBeVisible()
  await expect.element(page.getByText(waiting.heading)).not.toBeInTheDocument()
})

test('an editor reads before she begins that files were changed on the server by hand', async () => {
  const server = new EditorServer()
  server.proposals = { ...server.proposals, unclean: [file] }
  await openEditor(undefined, server)
  const notice = page.getByText(texts.refusals.unclean)
  await expect.element(notice).toBeVisible()
  await openSubject('Fiyat listesi')
  await expect.element(notice).toBeVisible()
})

test('a manager reads what stayed published after a failure', async () => {
  const server = new PublishingServer()
  await approve(server)
  await server.show({ state: 'failed', cause: 'build', files: [] })
  const text = own.failed.build
  await expect.element(bar.getByRole('alert').filter({ hasText: text })).toBeVisible()
  await expect.element(button(proposals.approve)).toBeEnabled()
  await button(own.close).click()
  await expect.element(page.getByText(text)).not.toBeInTheDocument()
})

test('a manager reads what an undo brings back, confirms it, and waits at its button', async () => {
  const server = new PublishingServer()
  server.proposals = { ...server.proposals, published: [older] }
  await openEditor(undefined, server)
  await button(published.undo).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('2.750 TL → 2.000 TL')).toBeVisible()
  await expectNoBarrier('the question before an undo')
  await button(texts.cancel).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.posts).toEqual([])
  await button(published.undo).click()
  await button(published.sure.yes).click()
  await expect.element(button(published.undoing)).toBeDisabled()
  expect(server.posts).toEqual([
    { path: `/editor/published/${older.commit}/undo`, body: { from: older.commit } },
  ])
  await server.publish({ isUndo: true })
  await expect.element(bar.getByText(own.undone)).toBeVisible()
})

test('a manager goes back to the site before an older publication, and reads first what changes', async () => {
  const server = new PublishingServer()
  server.proposals = { ...server.proposals, published: [entry, older] }
  await openEditor(undefined, server)
  await expect.element(button(published.undo).nth(1)).toBeVisible()
  expect(button(published.back).elements(), 'the undo of the last is the way back').toHaveLength(1)
  await button(published.back).click()
  const dialog = page.getByRole('dialog', { name: published.sureBack.heading })
  await expect.element(dialog.getByText('2.750 TL → 2.000 TL')).toBeVisible()
  expect(server.posts).toEqual([])
  await button(published.sureBack.yes).click()
  await expect.element(button(published.undoing)).toBeDisabled()
  expect(server.posts).toEqual([
    { path: `/editor/published/${older.commit}/undo`, body: { from: entry.commit } },
  ])
  await server.publish({ isUndo: true })
  await expect.element(bar.getByText(own.undone)).toBeVisible()
})

test('a manager is not offered to go back to a site that no release shows', async () => {
  const server = new PublishingServer()
  server.proposals = { ...server.proposals, published: [entry, { ...older, isKept: false }] }
  await openEditor(undefined, server)
  await expect.element(button(published.undo).nth(1)).toBeVisible()
  await expect.element(button(published.back)).not.toBeInTheDocument()
})

test('a manager reads at the publication why its undo is refused', async () => {
  const server = new PublishingServer()
  server.proposals = { ...server.proposals, published: [entry] }
  server.refuse('POST /editor/published/:commit/undo', 409, 'nothing')
  await openEditor(undefined, server)
  await button(published.undo).click()
  await button(published.sure.yes).click()
  await expect.element(page.getByRole('article').getByText(texts.refusals.nothing)).toBeVisible()
  await expect.element(button(published.undo)).toBeEnabled()
})

test('a manager whose publication the server did not survive reads what is live now, and publishes again with one press', async () => {
  const server = new PublishingServer()
  server.propose({ change: raisedPrice })
  server.proposals = { ...server.proposals, published: [{ ...older, by: 'Mehmet' }] }
  await openEditor('Doktorlar', server)
  await button(texts.back).click()
  await button(proposals.approve).click()
  await expect.element(bar.getByText(own.steps.check)).toBeVisible()
  server.isAway = true
  await vi.advanceTimersByTimeAsync(400)
  server.isAway = false
  await server.show({ state: 'failed', cause: 'killed', files: [] })
  const alert = bar.getByRole('alert').filter({ hasText: own.failed.killed })
  await expect.element(alert).toHaveTextContent(/Sitede şimdi: Mehmet, .*5 Mart/)
  await expectNoBarrier('a killed publication')
  // Another page, opened after the restart.
  await reopenEditor(server)
  await expect.element(alert).toBeVisible()
  await button(own.again).click()
  await expect.element(bar.getByText(own.steps.check)).toBeVisible()
  expect(server.posts.filter(({ path }) => path.endsWith('/approve'))).toHaveLength(2)
})

test('a manager who opens the editor during a publication sees it, also while the server restarts', async () => {
  const server = new PublishingServer()
  server.publication = { state: 'running', key: 'x', progress: { step: 'media' } }
  await openEditor(undefined, server)
  await expect.element(bar.getByText(own.steps.media)).toBeVisible()
  server.isAway = true
  await vi.advanceTimersByTimeAsync(400)
  await expect.element(bar.getByText(own.steps.media)).toBeVisible()
  server.isAway = false
  server.publication = null
  await vi.advanceTimersByTimeAsync(400)
  await expect.element(bar.getByText(own.steps.media)).not.toBeInTheDocument()
  server.publication = { state: 'published', key: 'x', commit: newer }
  await reopenEditor(server)
  await expect.element(link).not.toBeInTheDocument()
})
