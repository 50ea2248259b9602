import { expect, onTestFinished, test, vi } from 'vitest'
import type { Refusal } from '../../../src/editor/client/callEditor.ts'
import { noWork, reduceWork, type WorkEvent } from '../../../src/editor/client/work/workState.ts'
import type {
  Collision,
  Draft,
  Proposal,
  Proposals,
  Published,
  RebaseRequest,
} from '../../../src/editor/contract/contract.ts'
import type { Approval } from '../../../src/editor/contract/versions.ts'
import { file, noProposals, openWork, siteWith, version } from '../../support/editorWork.ts'

const newer = 'b'.repeat(40)
const moved: Refusal = { error: 'moved', site: newer, collisions: [] as Collision[] }
/** The publication of a proposal. */
const publishedAs = (proposal: string): Published => ({
  commit: newer,
  proposal,
  by: 'Ayşe',
  at: '2026-03-05T11:00:00.000Z',
  isUndo: false,
  isKept: true,
  change: { files: [], media: [], languages: [], pages: [] },
})
const texts = (value: number) => siteWith(value).texts[file] ?? ''

test('an editor who sends keeps what she types while the answer is on its way, and sends it as the same proposal', async () => {
  const { work, answer, type, drafted } = await openWork()
  const sent: string[] = []
  let typeOn = () => void type(12)
  answer('POST /editor/proposals', (_, { id }: Draft) => {
    sent.push(id)
    typeOn()
    return { version }
  })
  type(11)
  await work.send()
  expect(work.state().news).toBe('sentPart')
  expect(drafted()).toBe(texts(12))
  typeOn = () => {}
  await work.send()
  expect(work.state()).toMatchObject({ news: 'sent', exchange: { kind: 'editable' } })
  expect(drafted()).toBeUndefined()
  expect(new Set(sent).size).toBe(1)
})

test('an editor who presses twice sends once', async () => {
  const { work, server, type } = await openWork()
  type(11)
  await Promise.all([work.send(), work.send()])
  expect(server.asked.filter((key) => key === 'POST /editor/proposals')).toHaveLength(1)
})

test('an editor whose draft waits for its check behind other work sees so', async () => {
  const { work, answer, type } = await openWork()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let checked = () => {}
  const isChecked = new Promise<void>((resolve) => {
    checked = resolve
  })
  answer('POST /editor/proposals', () => isChecked.then(() => ({ version })))
  type(11)
  const sending = work.send()
  expect(work.state().exchange).toEqual({ kind: 'sending', isSlow: false })
  vi.advanceTimersByTime(5000)
  expect(work.state().exchange).toEqual({ kind: 'sending', isSlow: true })
  checked()
  await sending
  expect(work.state().news).toBe('sent')
})

test('an editor whose draft is refused keeps it, and reads why', async () => {
  const { work, answer, type, drafted } = await openWork()
  answer('POST /editor/proposals', () => ({ error: 'quota' }))
  type(11)
  await work.send()
  expect(work.state()).toMatchObject({
    exchange: { kind: 'editable' },
    refusal: { error: 'quota' },
  })
  expect(drafted()).toBe(texts(11))
})

test('an editor chooses between her price and the site’s, and goes on from her choice', async () => {
  const { work, server, answer, type, drafted } = await openWork()
  const bytes = btoa(texts(11))
  answer('POST /editor/proposals', () => {
    server.site = siteWith(20, 'b')
    return moved
  })
  answer('POST /editor/draft', (_, { choices }: RebaseRequest) =>
    choices.length === 0 ? moved : { base: newer, files: [{ file, bytes }] },
  )
  type(11)
  await work.send()
  expect(work.state().exchange.kind).toBe('choosing')
  await work.choose([{ file, place: 'price', take: 'draft' }])
  expect(work.state()).toMatchObject({ exchange: { kind: 'editable' }, site: { base: newer } })
  expect(work.drafts()?.snapshot().draft.base).toBe(newer)
  expect(drafted()).toBe(texts(11))
})

test('an editor whose draft cannot be brought up to date tries again', async () => {
  const { work, server, answer, type, until } = await openWork()
  type(11)
  server.site = siteWith(20, 'b')
  answer('POST /editor/draft', () => ({ error: 'unreachable' }))
  work.start()
  await until(() => work.state().exchange.kind === 'behind')
  answer('POST /editor/draft', () => ({ base: newer, files: [{ file, bytes: btoa(texts(11)) }] }))
  await work.rebaseAgain()
  expect(work.state().exchange.kind).toBe('editable')
})

test('a manager’s own draft is published in one step, and the form goes on from what was sent', async () => {
  const { work, server, answer, type, until } = await openWork({ canPublish: true })
  answer('POST /editor/approve', (_, { proposals: [sent] }: Approval) => {
    expect(sent?.version).toBe(version)
    server.publication = { state: 'running', key: sent?.id ?? '', progress: { step: 'check' } }
  })
  type(11)
  await work.send()
  expect(work.state()).toMatchObject({
    publication: { state: 'running' },
    site: { base: siteWith(10).base, texts: { [file]: texts(11) } },
  })
  const key = server.publication?.key ?? ''
  server.site = siteWith(11, 'b')
  server.publication = { state: 'published', key, commit: newer }
  await until(() => work.state().publication?.state === 'published')
  expect(work.state()).toMatchObject({ sent: undefined, site: { base: newer } })
})

test('a manager whose publication is refused finds her draft among the proposals', async () => {
  const { work, answer, type } = await openWork({ canPublish: true })
  answer('POST /editor/approve', () => ({ error: 'busy' }))
  type(11)
  await work.send()
  expect(work.state()).toMatchObject({
    news: 'waits',
    refusal: { error: 'busy' },
    publication: null,
  })
})

test('an editor opens a proposal only into an empty draft', async () => {
  const { work, answer, type, drafted } = await openWork()
  answer('GET /editor/proposals/:id/draft', () => ({
    version,
    base: siteWith(10).base,
    files: [{ file, bytes: btoa(texts(30)) }],
  }))
  type(11)
  expect(await work.continueProposal('x')).toEqual({ error: 'draftFirst' })
  expect(drafted()).toBe(texts(11))
  await work.discard()
  expect(await work.continueProposal('x')).toBeUndefined()
  expect(drafted()).toBe(texts(30))
  expect(work.drafts()?.snapshot().draft.id).toBe('x')
})

const returned: Proposal = {
  id: '7',
  by: 'Ayşe',
  own: true,
  version,
  at: '2026-03-05T09:15:00.000Z',
  state: 'returned',
  change: { files: [], media: [], languages: [], pages: [] },
  records: [],
  returned: { by: 'Mehmet', at: '2026-03-05T10:00:00.000Z', reason: 'Daha az' },
}

/** An author whose proposal of 30 came back. */
async function openReturned(typed?: number) {
  const opened = await openWork()
  const { work, server, answer, type } = opened
  answer('GET /editor/proposals/:id/draft', () => ({
    version,
    base: siteWith(10).base,
    files: [{ file, bytes: btoa(texts(30)) }],
  }))
  answer('POST /editor/proposals/:id/withdraw', () => {
    server.proposals = { ...noProposals, deleted: [{ ...returned, state: 'deleted' }] }
  })
  if (typed) type(typed)
  server.proposals = { ...noProposals, open: [returned] }
  work.start()
  await opened.until(() => work.state().listed?.open.length === 1)
  return opened
}

test('an author’s proposal that came back is open as her draft, and is the same when she sends it again', async () => {
  const { work, server, until, answer, drafted } = await openReturned()
  await until(() => drafted() === texts(30))
  expect(work.drafts()?.snapshot().draft.id).toBe('7')
  const sent: string[] = []
  answer('POST /editor/proposals', (_, { id }: Draft) => {
    sent.push(id)
    const { returned: _reason, ...waiting } = returned
    server.proposals = { ...noProposals, open: [{ ...waiting, state: 'ready' }] }
    return { version }
  })
  await work.send()
  expect(sent).toEqual(['7'])
  expect(drafted()).toBeUndefined()
})

test('an author who works on something else finds her draft as it was, not mixed with what came back', async () => {
  const { work, until, drafted } = await openReturned(12)
  expect(drafted()).toBe(texts(12))
  await work.send()
  await until(() => drafted() === texts(30))
})

test('an author who deletes what came back deletes the proposal too, and does not get it again', async () => {
  const { work, server, until, drafted } = await openReturned()
  await until(() => drafted() === texts(30))
  await work.discard()
  expect(drafted()).toBeUndefined()
  expect(server.asked).toContain('POST /editor/proposals/:id/withdraw')
  expect(work.state().listed).toMatchObject({ open: [], deleted: [{ id: '7' }] })
})

const waiting: Proposal = { ...returned, state: 'ready', returned: undefined }
const listedAs = (open: Proposal[], more: Partial<Proposals> = {}): Proposals => ({
  ...noProposals,
  open,
  ...more,
})

test.each([
  ['returned', listedAs([returned])],
  ['failed', listedAs([{ ...waiting, state: 'failed' }])],
  ['deleted', listedAs([], { deleted: [{ ...waiting, state: 'deleted' }] })],
  ['published', listedAs([], { published: [publishedAs(waiting.id)] })],
] as const)('an author who was away reads that her proposal is %s', async (told, proposals) => {
  const { work, server } = await openWork({ seen: { [waiting.id]: 'ready' }, proposals })
  expect(work.state().told).toBe(told)
  work.readNews()
  expect(work.state().told).toBeUndefined()
  await work.refresh()
  expect(work.state().told, 'once').toBeUndefined()
  expect(server.seen).not.toMatchObject({ [waiting.id]: 'ready' })
})

test('a manager who works on something else reads that a proposal has arrived', async () => {
  const canApprove = { canApprove: true }
  const { work, server } = await openWork({ proposals: listedAs([], canApprove) })
  expect(work.state().told).toBeUndefined()
  server.proposals = listedAs([{ ...waiting, own: false }], canApprove)
  await work.refresh()
  expect(work.state().told).toBe('arrived')
})

test('a manager reads of an arrived proposal until it is decided, whatever else waits', async () => {
  const others = { ...waiting, own: false }
  const later = { ...others, id: '8' }
  const canApprove = { canApprove: true }
  const { work, server } = await openWork({ proposals: listedAs([others], canApprove) })
  server.proposals = listedAs([others, later], canApprove)
  await work.refresh()
  await work.refresh()
  expect(work.state().told).toBe('arrived')
  server.proposals = listedAs([others], { ...canApprove, published: [publishedAs(later.id)] })
  await work.refresh()
  expect(work.state().told).toBeUndefined()
})

test('an author who sends what came back reads that it is sent, then only that it is published', async () => {
  const { work, server, type } = await openWork({
    seen: { [waiting.id]: 'ready' },
    proposals: listedAs([returned]),
  })
  expect(work.state().told).toBe('returned')
  server.proposals = listedAs([waiting])
  type(11)
  await work.send()
  expect(work.state()).toMatchObject({ news: 'sent', told: undefined })
  server.proposals = listedAs([], { published: [publishedAs(waiting.id)] })
  await work.refresh()
  expect(work.state()).toMatchObject({ news: undefined, told: 'published' })
})

test('an editor whose proposal was decided about in the meantime finds it gone instead of locked', async () => {
  const { work, server, answer } = await openWork({ proposals: listedAs([waiting]) })
  server.proposals = noProposals
  answer('GET /editor/proposals/:id/draft', () => {
    throw { error: 'notFound' }
  })
  expect(await work.continueProposal(waiting.id)).toEqual({ error: 'notFound' })
  expect(work.state().listed?.open).toEqual([])
})

test('an editor sees what others publish as soon as she types nothing', async () => {
  const { work, server, type } = await openWork()
  const publish = async (value: number, base: string) => {
    server.site = siteWith(value, base)
    server.proposals = { ...noProposals, site: server.site.base }
    await work.refresh()
  }
  server.isTyping = true
  await publish(20, 'b')
  expect(work.state().site?.base).toBe(siteWith(10).base)
  server.isTyping = false
  await work.catchUp()
  expect(work.state().site?.base).toBe(siteWith(20, 'b').base)
  type(11)
  await publish(30, 'c')
  expect(work.state().site?.base, 'a draft goes on').toBe(siteWith(20, 'b').base)
})

test('an editor who hears of the end of a publication while her page still follows it sees the new site', async () => {
  const { work, server, until } = await openWork()
  server.publication = { state: 'running', key: waiting.id, progress: { step: 'check' } }
  await work.refresh()
  server.site = siteWith(20, 'b')
  server.proposals = { ...noProposals, site: server.site.base }
  server.publication = { state: 'published', key: waiting.id, commit: newer }
  await work.refresh()
  await until(() => work.state().publication?.state === 'published')
  await until(() => work.state().site?.base === server.site.base)
})

test('an editor whose session has ended is led to the sign-in', async () => {
  const { work, server, answer, until } = await openWork()
  answer('GET /editor/site', () => {
    throw 'over'
  })
  work.start()
  await until(() => server.asked.includes('over'))
})

test('a choice stays on show while it is taken, and ends with another site', () => {
  const open = (base: string) => ({ site: siteWith(10, base), forms: {} }) as never
  const events: WorkEvent[] = [
    { kind: 'opened', open: open('a') },
    { kind: 'refused', refusal: moved },
    { kind: 'rebases' },
  ]
  const choosing = events.reduce(reduceWork, noWork)
  expect(choosing.exchange.kind).toBe('choosing')
  const refused = reduceWork(choosing, { kind: 'unrebased', refusal: { error: 'unreachable' } })
  expect(refused.exchange).toMatchObject({ kind: 'choosing', refusal: { error: 'unreachable' } })
  expect(reduceWork(choosing, { kind: 'opened', open: open('a') }).exchange.kind).toBe('choosing')
  expect(reduceWork(choosing, { kind: 'opened', open: open('b') }).exchange.kind).toBe('editable')
})

test('a manager approves the version that the page showed first, until she is told of another', async () => {
  const waiting: Proposal = { ...returned, own: false, state: 'ready', returned: undefined }
  const proposals: Proposals = { ...noProposals, open: [waiting], canApprove: true }
  const { work, server, answer } = await openWork({ canPublish: true, proposals })
  const approved: string[] = []
  answer('POST /editor/approve', (_, { proposals: [sent] }: Approval) => {
    approved.push(sent?.version ?? '')
    return { error: 'changed' }
  })
  server.proposals = { ...proposals, open: [{ ...waiting, version: newer }] }
  await work.refresh()
  await work.approve([waiting.id])
  expect(work.state().listFault).toEqual({ error: 'changed' })
  await work.approve([waiting.id])
  expect(approved).toEqual([version, newer])
})

test('a manager is told that a proposal came back to her, and approves the version that came', async () => {
  const others = { ...waiting, own: false }
  const proposals = listedAs([others], { canApprove: true })
  const { work, server, answer } = await openWork({ canPublish: true, proposals })
  const approved: string[] = []
  answer('POST /editor/approve', (_, { proposals: [sent] }: Approval) => {
    approved.push(sent?.version ?? '')
  })
  server.proposals = { ...proposals, open: [{ ...returned, own: false }] }
  await work.refresh()
  expect(work.state().told).toBeUndefined()
  server.proposals = { ...proposals, open: [{ ...others, version: newer }] }
  await work.refresh()
  expect(work.state().told).toBe('arrived')
  await work.approve([others.id])
  expect(approved).toEqual([newer])
})

test('an editor whose proposal was changed while she wrote keeps all of it, as a proposal of its own', async () => {
  const { work, answer, type, drafted } = await openWork()
  answer('GET /editor/proposals/:id/draft', () => ({
    version,
    base: siteWith(10).base,
    files: [{ file, bytes: btoa(texts(30)) }],
  }))
  const sent: Draft[] = []
  answer('POST /editor/proposals', (_, draft: Draft) => {
    sent.push(draft)
    return sent.length === 1 ? { error: 'changed' } : { version }
  })
  await work.continueProposal('x')
  type(31)
  await work.send()
  expect(work.state().refusal).toEqual({ error: 'apart' })
  expect(drafted()).toBe(texts(31))
  await work.send()
  expect(sent).toMatchObject([{ id: 'x', version }, { files: [{ file, bytes: btoa(texts(31)) }] }])
  expect(sent[1]?.id).not.toBe('x')
  expect(sent[1]?.version).toBeUndefined()
})
