import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ChangeLine, SiteChange } from '../../../src/editor/contract/siteChange'
import { expectNoBarrier } from '../support/axe'
import {
  EditorServer,
  noChange,
  openEditor,
  openSubject,
  raisedPrice,
  send,
  texts,
  version,
} from '../support/editor'

const { proposals: own } = texts
const heading = page.getByRole('heading', { name: own.heading, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A server with one proposal of this editor. */
function proposed(canApprove = false): EditorServer {
  const server = new EditorServer()
  server.propose({ change: raisedPrice })
  server.proposals = { ...server.proposals, canApprove }
  return server
}

/** A proposal that adds a doctor. */
const newDoctor: SiteChange = {
  ...noChange,
  files: [
    {
      file: 'content/doctors.json',
      title: 'Doktorlar',
      changes: [{ kind: 'added', place: [], path: ['doctors', 2], title: 'Deniz Çınar' }],
    },
  ],
}

test('an editor reads what her proposal changes, and cannot approve it', async () => {
  await openEditor(undefined, proposed())
  await expect.element(page.getByText('2.000 TL → 2.750 TL')).toBeVisible()
  await expect.element(page.getByText(own.states.ready)).toBeVisible()
  await expect.element(button(own.approve)).not.toBeInTheDocument()
  await expectNoBarrier('proposals')
})

test('an editor deletes a proposal after confirmation', async () => {
  const server = proposed()
  server.answer('POST /editor/proposals/:id/withdraw', () => {
    server.proposals = { ...server.proposals, open: [] }
  })
  await openEditor(undefined, server)
  await button(own.delete).click()
  await button(texts.cancel).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText(own.states.ready)).toBeVisible()
  await button(own.delete).click()
  await button(own.sure.yes).click()
  await expect.element(page.getByText(own.none)).toBeVisible()
  await expect.element(heading).toHaveFocus()
})

test('a manager sends a proposal back only with a reason', async () => {
  const server = proposed(true)
  server.propose({ own: false, by: 'Zehra', change: raisedPrice })
  server.answer('POST /editor/proposals/:id/return', ({ input }) => {
    const returned = { by: 'Ayşe', at: '2026-03-05T10:00:00.000Z', ...input }
    server.propose({ own: false, by: 'Zehra', change: raisedPrice, state: 'returned', returned })
  })
  await openEditor(undefined, server)
  await button(own.return.act).click()
  const dialog = page.getByRole('dialog', { name: own.return.heading })
  await dialog.getByRole('button', { name: own.return.yes }).click()
  const reason = dialog.getByRole('textbox', { name: own.return.reason })
  await expect.element(reason).toHaveFocus()
  await expect.element(reason).toHaveAccessibleDescription(own.return.missing)
  expect(server.posts).toEqual([])
  await expectNoBarrier('the question for a reason')
  await reason.fill('Dolgu 2.700 TL olsun.')
  await dialog.getByRole('button', { name: own.return.yes }).click()
  await expect.element(page.getByText(own.states.returned)).toBeVisible()
  await expect.element(page.getByText('Dolgu 2.700 TL olsun.')).toBeVisible()
  await expect.element(button(own.approve)).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
  await expectNoBarrier('a returned proposal, for its manager')
})

test('an author whose proposal came back has it open as a draft, with the reason above every form', async () => {
  const server = new EditorServer()
  const returned = { by: 'Mehmet', at: '2026-03-05T10:00:00.000Z', reason: 'Adı yanlış.' }
  server.propose({ change: newDoctor, state: 'returned', returned })
  server.answer('GET /editor/proposals/:id/draft', () => ({
    version,
    ...server.draftOf('content/doctors.json', 'Selin Ardıç', 'Deniz Çınar'),
  }))
  await openEditor(undefined, server)
  await expect.element(page.getByText('Adı yanlış.')).toBeVisible()
  await expect.element(page.getByText(own.returned.open)).toBeVisible()
  await expectNoBarrier('a returned proposal, for its author')
  await openSubject('Doktorlar (değişti)')
  await expect.element(page.getByText('Adı yanlış.')).toBeVisible()
  await expect.element(page.css('summary').getByText('Deniz Çınar')).toBeVisible()
})

test('an editor brings back a deleted proposal', async () => {
  const server = proposed()
  const [waiting] = server.proposals.open
  if (!waiting) throw new Error('none waits')
  const deleted = { by: 'Mehmet', until: '2026-04-04T09:15:00.000Z' }
  server.proposals = {
    ...server.proposals,
    open: [],
    deleted: [{ ...waiting, state: 'deleted', deleted }],
  }
  server.answer('POST /editor/proposals/:id/restore', () => {
    server.proposals = { ...server.proposals, open: [waiting], deleted: [] }
  })
  await openEditor(undefined, server)
  const list = page.getByRole('region', { name: own.deleted.heading })
  await expect.element(list).toHaveTextContent(/Mehmet sildi; .*4 Nisan/)
  await expectNoBarrier('a deleted proposal')
  await button(own.deleted.restore).click()
  await expect.element(page.getByText(own.states.ready)).toBeVisible()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
})

test('an author reads in any form that her proposal came back, as soon as a manager has sent it back', async () => {
  const server = proposed()
  await openEditor('Doktorlar', server)
  await expect.poll(() => server.streams.size).toBe(1)
  const [waiting] = server.proposals.open
  const returned = { by: 'Mehmet', at: '2026-03-05T10:00:00.000Z', reason: 'Az olmuş.' }
  server.answer('GET /editor/proposals/:id/draft', () => ({
    version,
    ...server.draftOf('content/prices.json', '2000', '2750'),
  }))
  server.propose({ ...waiting, state: 'returned', returned })
  server.waiting = 1
  server.announceProposals()
  await expect.element(page.getByText(own.told.returned)).toBeVisible()
  await expect.element(page.getByText('Az olmuş.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /\(1\)$/ })).toBeVisible()
  await expectNoBarrier('news of a proposal')
})

test('an editor whose proposal was just published reads so, and finds her form open instead of a lock', async () => {
  const server = new EditorServer()
  server.propose({ change: newDoctor })
  server.refuse('GET /editor/proposals/:id/draft', 404, 'notFound')
  await openEditor('Doktorlar', server)
  server.proposals = { ...server.proposals, open: [] }
  await button(own.edit).click()
  await expect.element(button('Yeni doktor ekle')).toBeVisible()
  await expect.element(page.getByText(texts.refusals.notFound)).toBeVisible()
  await expect.element(page.getByText(texts.refusals.other)).not.toBeInTheDocument()
})

test('a manager reads why an approval is refused', async () => {
  const server = proposed(true)
  server.refuse('POST /editor/approve', 409, 'red')
  await openEditor(undefined, server)
  await button(own.approve).click()
  await expect.element(page.getByText(texts.refusals.red)).toBeVisible()
})

test('a manager reads each change in the words of its page, and sees a new doctor with photo and text', async () => {
  const server = new EditorServer()
  const line = (place: string[], title: string, before?: string, after?: string): ChangeLine => ({
    kind: 'changed',
    place,
    title,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  })
  const price = (name: string, title: string, before: string, after: string) => ({
    ...line([name], title, before, after),
    growth: 0.1,
  })
  server.propose({
    change: {
      ...noChange,
      files: [
        {
          file: 'content/clinic.json',
          title: 'Klinik',
          changes: [
            line(['31 Aralık 2026 Perşembe'], '', undefined, '11.00–14.00 açık'),
            line(['Cuma'], 'kapanış', '23.00', '20.00'),
          ],
        },
        {
          file: 'content/doctors.json',
          title: 'Doktorlar',
          changes: [
            {
              kind: 'added',
              place: [],
              title: 'Deniz Çınar',
              fields: [
                { title: 'Fotoğraf dosyası', picture: 'deniz.webp' },
                { title: 'Kısa açıklama', text: 'Çocuk diş hekimi.' },
              ],
            },
          ],
        },
        {
          file: 'content/prices.json',
          title: 'Fiyat listesi',
          changes: [
            price('Dolgu', 'en düşük fiyat', '1.500 TL', '1.650 TL'),
            price('Dolgu', 'en yüksek fiyat', '2.000 TL', '2.200 TL'),
            price('Kanal', 'en düşük fiyat', '3.000 TL', '3.300 TL'),
            price('Kanal', 'en yüksek fiyat', '4.000 TL', '4.400 TL'),
          ],
        },
      ],
    },
  })
  await openEditor(undefined, server)
  const card = page.getByRole('article')
  await expect
    .element(card.getByText('31 Aralık 2026 Perşembe: 11.00–14.00 açık', { exact: true }))
    .toBeVisible()
  await expect.element(card.getByText('Cuma: kapanış 23.00 → 20.00', { exact: true })).toBeVisible()
  await expect.element(card).toHaveTextContent('Deniz Çınar eklendi')
  await expect.element(card).toHaveTextContent('Çocuk diş hekimi.')
  await expect
    .element(card.css('img'))
    .toHaveAttribute('src', expect.stringMatching(/proposals\/[\w-]+\/picture\?name=deniz\.webp$/))
  await expect
    .element(card.getByRole('row', { name: /Dolgu/ }))
    .toHaveTextContent('Dolgu1.500 TL – 2.000 TL1.650 TL – 2.200 TL')
  await expectNoBarrier('a change report')
})

test('an editor finds what she sent at its record, goes on with it there, and edits other records as a draft of their own', async () => {
  const server = new EditorServer()
  const file = 'content/doctors.json'
  const [selin] = JSON.parse(server.site.texts[file] ?? '').doctors
  const records = [{ file, kind: 'value' as const, keys: ['doctors', selin.id] }]
  server.propose({ change: newDoctor, records })
  const id = server.proposals.open[0]?.id ?? ''
  server.answer('GET /editor/proposals/:id/draft', () => ({
    version,
    ...server.draftOf(file, 'Selin Ardıç', 'Selin Aydın'),
  }))
  await openEditor(undefined, server)
  await expect
    .element(button('Doktorlar'))
    .toHaveAccessibleDescription(new RegExp(texts.waiting.mark))
  await expect
    .element(button('Fiyat listesi'))
    .not.toHaveAccessibleDescription(new RegExp(texts.waiting.mark))
  await openSubject('Doktorlar')
  const name = page.getByRole('textbox', { name: 'Ad soyad', exact: true })
  // She moves the other doctor before it: the proposal knows it by its id.
  await page.css('summary').getByText('Kerem').click()
  await button('Yukarı taşı: Kerem Yalıner').click()
  await page.css('summary').getByText('Selin Ardıç').click()
  await expect.element(page.getByText(texts.waiting.record)).toBeVisible()
  await expect.element(name.last()).toBeDisabled()
  await expectNoBarrier('a record that waits')
  await name.first().fill('Kerem Uzun')
  await send()
  expect(server.sent[0]?.id).not.toBe(id)
  expect(server.textOf(file)).toContain('Selin Ardıç')
  const note = page.css('details').getByRole('button', { name: own.edit })
  await note.click()
  await expect.element(page.css('summary').getByText('Selin Aydın')).toBeVisible()
  await expect.element(name.first()).toBeEnabled()
  await send()
  expect(server.sent[1]?.id).toBe(id)
})

test('an editor removes no group with a price that waits in her proposal, and reads why', async () => {
  const server = new EditorServer()
  const file = 'content/prices.json'
  const [group, other] = JSON.parse(server.site.texts[file] ?? '').categories
  const keys = ['categories', group.id, 'rows', group.rows[0].id]
  server.propose({ change: newDoctor, records: [{ file, kind: 'value', keys }] })
  await openEditor(undefined, server)
  await openSubject('Fiyat listesi')
  const remove = ({ title }: { title: string }) => button(`${texts.list.remove}: ${title}`)
  for (const { title } of [group, other])
    await page.getByRole('group', { name: title, exact: true }).css('summary').click()
  await expect.element(remove(group)).toBeDisabled()
  await expect.element(page.css('p').getByText(texts.waiting.mark)).toBeVisible()
  await expect.element(remove(other)).toBeEnabled()
})

test('an editor reads what others have sent before she opens the form', async () => {
  const server = new EditorServer()
  server.propose({ change: newDoctor, own: false, by: 'Zehra' })
  await openEditor('Doktorlar', server)
  const notice = page.getByRole('region', { name: texts.waiting.heading })
  await expect.element(notice).toHaveTextContent(/Zehra/)
  await expect.element(button('Yeni doktor ekle')).not.toBeInTheDocument()
  await button(texts.waiting.anyway).click()
  await expect.element(button('Yeni doktor ekle')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: texts.waiting.heading })).toHaveFocus()
})

test('a manager looks at a proposal as pages before and after, then publishes two together', async () => {
  const server = proposed(true)
  server.propose({ own: false, by: 'Zehra', change: raisedPrice })
  server.propose({ id: 'other', own: false, by: 'Derya', change: newDoctor })
  const place = { file: 'content/doctors.json', path: ['doctors', 0, 'name'] }
  server.answer('GET /editor/proposals/:id/pages', () => ({
    ...server.draftOf(place.file, 'Selin Ardıç', 'Deniz Çınar'),
    places: { before: [place], after: [place] },
  }))
  const approvals: string[][] = []
  server.answer('POST /editor/approve', ({ input }) => {
    approvals.push(input.proposals.map(({ id }) => id))
  })
  await openEditor(undefined, server)
  await expect.element(button(own.correct).last()).toHaveAccessibleDescription(/^Derya/)
  await button(own.pages).first().click()
  const panel = page.getByRole('region', { name: texts.preview.label })
  await expect
    .element(panel.getByRole('button', { name: texts.change.after }))
    .toHaveAttribute('aria-pressed', 'true')
  await panel.getByRole('button', { name: texts.change.before }).click()
  await expectNoBarrier('the pages of a proposal')
  await panel.getByRole('button', { name: texts.preview.hide }).click()
  for (const box of page.getByRole('checkbox', { name: own.choose }).all()) await box.click()
  await page.getByRole('button', { name: own.together.replace('{{count}}', '2') }).click()
  expect(approvals).toEqual([[server.proposals.open[0]?.id, 'other']])
})
