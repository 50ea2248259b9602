import translated from 'virtual:editor-site/translated'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FromPreview, ToPreview, View } from '../../../src/editor/contract/preview'
import { expectNoBarrier } from '../support/axe'
import { EditorServer, focus, openEditor, texts } from '../support/editor'
import { showOnPhone } from '../support/setup'

type Frame = Window & { received: ToPreview[]; report(message: FromPreview): void }

const { preview } = texts
const button = (name: string) => page.getByRole('button', { name, exact: true })
const panel = () => page.getByRole('region', { name: preview.label })
const pageChoice = () => panel().getByRole('combobox', { name: preview.page, exact: true })
/** The visible frame; the one behind it is inert. */
const frame = () => document.querySelector<HTMLIFrameElement>('iframe:not([inert], [inert] *)')
const received = () => (frame()?.contentWindow as Frame | undefined)?.received ?? []
const behind = () => document.querySelector<HTMLIFrameElement>('iframe[inert]')
/** Sends a message from a preview frame, once its page has loaded. */
async function report(message: FromPreview, of = frame) {
  const sender = () => of()?.contentWindow as Frame | undefined
  await expect.poll(() => typeof sender()?.report).toBe('function')
  sender()?.report(message)
}
/** The place of the field that the tests focus. */
const place = { file: 'content/prices.json', path: ['categories', 0, 'rows', 0, 'max'] }
const pointed = () => received().findLast((each) => each.kind === 'point')?.places[0]
const painted = () => new Promise((resolve) => requestAnimationFrame(resolve))

function view(): View | undefined {
  const message = received().find((each) => each.kind === 'show')
  return message?.kind === 'show' ? message.view : undefined
}

const priceIn = (shown: View | undefined) =>
  JSON.parse(shown?.site.texts['content/prices.json'] ?? 'null')?.categories[0].rows[0].max

describe('an editor with the page beside the form', () => {
  test('sees on it what she types, and the field’s place marked', async () => {
    await openEditor('Fiyat listesi')
    const highest = page.getByLabelText('Dolgu: En yüksek fiyat')
    await focus(highest)
    await expect.poll(pointed).toEqual(place)
    await report({ kind: 'pointed', isHere: false, pages: ['prices'] })
    await expect.element(pageChoice()).toHaveValue('prices')
    await expect.poll(() => view()?.page).toBe('prices')
    await highest.fill('2750')
    await expect.poll(() => priceIn(view())).toBe(2750)
  })

  test('opens a part of a file, and its place on the page is marked', async () => {
    await openEditor('Özel günler')
    await expect.poll(pointed).toEqual({ file: 'content/clinic.json', path: ['exceptions'] })
  })

  test('clicks a text on the page and reaches its field', async () => {
    await openEditor()
    await expect.poll(frame).not.toBeNull()
    const path = ['categories', 0, 'rows', 0, 'treatment']
    await report({ kind: 'pressed', place: { file: 'content/prices.json', path } })
    await expect.element(page.getByLabelText('Dolgu: Tedavi adı')).toHaveFocus()
  })

  test('clicks a record on the page and reaches it, opened', async () => {
    await openEditor()
    await expect.poll(frame).not.toBeNull()
    await report({ kind: 'pressed', place: { file: 'content/doctors.json', path: ['doctors', 1] } })
    const record = () => document.getElementById('f-doctors-1')
    await expect.poll(() => record()?.hasAttribute('open')).toBe(true)
    expect(document.activeElement).toBe(record()?.querySelector('summary'))
    const path = ['categories', 0, 'rows', 0]
    await report({ kind: 'pressed', place: { file: 'content/prices.json', path } })
    await expect.element(page.getByLabelText('Dolgu: Tedavi adı')).toHaveFocus()
  })

  test('reads that a field is not on the shown page', async () => {
    await openEditor('Fiyat listesi')
    await expect.poll(frame).not.toBeNull()
    await focus(page.getByLabelText('Dolgu: En yüksek fiyat'))
    await expect.poll(pointed).toEqual(place)
    await report({ kind: 'pointed', isHere: false, pages: [] })
    await expect.element(panel().getByRole('status')).toHaveTextContent(preview.absent.field)
  })

  test('keeps the last page that could be shown, and reads that it is old', async () => {
    await openEditor('Fiyat listesi')
    await expect.poll(frame).not.toBeNull()
    const before = frame()
    await report({ kind: 'failed' }, behind)
    await expect.element(panel().getByRole('status')).toHaveTextContent(preview.failed)
    expect(frame()).toBe(before)
  })

  test('chooses another page, where she stays, and its width', async () => {
    await openEditor()
    await expect.element(pageChoice().getByRole('option').first()).toBeInTheDocument()
    await pageChoice().selectOptions('staff')
    await expect.poll(() => view()?.page).toBe('staff')
    await expect.element(button(preview.desktop)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => frame()?.offsetWidth).toBe(1280)
    // Scaled down to the available width, never up.
    const room = () =>
      (frame()?.parentElement?.clientWidth ?? 0) - (frame()?.getBoundingClientRect().width ?? 0)
    await expect.poll(room).toBeGreaterThanOrEqual(0)
    await report({ kind: 'pointed', isHere: false, pages: ['prices'] })
    await button(preview.phone).click()
    await expect.poll(() => frame()?.offsetWidth).toBe(390)
    await expect.element(pageChoice()).toHaveValue('staff')
  })

  test('types on in the same field when she turns her tablet and back', async () => {
    await openEditor('Fiyat listesi')
    await expect.poll(frame).not.toBeNull()
    const highest = page.getByLabelText('Dolgu: En yüksek fiyat')
    await focus(highest)
    await showOnPhone()
    await expect.element(button(texts.back)).toBeVisible()
    await expect.element(highest).toHaveFocus()
    await page.viewport(1280, 800)
    await expect.poll(frame).not.toBeNull()
    await expect.element(highest).toHaveFocus()
  })

  test('types on in the same field when the editor hears late of her turned tablet', async () => {
    const heard: (() => void)[] = []
    const add = vi.spyOn(MediaQueryList.prototype, 'addEventListener')
    add.mockImplementation((_, hear) => heard.push(hear as () => void))
    onTestFinished(() => add.mockRestore())
    await openEditor('Fiyat listesi')
    await expect.poll(frame).not.toBeNull()
    const highest = page.getByLabelText('Dolgu: En yüksek fiyat')
    await focus(highest)
    await showOnPhone()
    await expect.poll(() => innerWidth).toBe(390)
    await painted()
    await painted()
    for (const hear of heard) hear()
    await expect.element(button(preview.show)).toBeVisible()
    await expect.element(highest).toHaveFocus()
  })

  test('reads on a phone the button that hides it, on one line', async () => {
    await showOnPhone()
    await openEditor()
    await button(preview.show).click()
    const { width, height } = (await button(preview.hide).findElement()).getBoundingClientRect()
    expect(width).toBeGreaterThan(height)
  })

  test('hides it and shows it again, without a barrier', async () => {
    await openEditor()
    await expect.poll(frame).not.toBeNull()
    await expectNoBarrier('the page beside the form')
    await button(preview.hide).click()
    await expect.element(button(preview.show)).toHaveFocus()
    expect(document.querySelector('iframe')).toBeNull()
    await button(preview.show).click()
    await expect.element(button(preview.hide)).toHaveFocus()
    await expect.poll(frame).not.toBeNull()
  })
})

test('a manager looks at a proposal in each language of the site, before and after it', async () => {
  const server = new EditorServer()
  server.site = translated
  server.propose({ own: false, by: 'Zehra' })
  server.proposals = { ...server.proposals, site: translated.base, canApprove: true }
  const [row] = JSON.parse(translated.texts[place.file] ?? '').categories[0].rows
  server.answer('GET /editor/proposals/:id/pages', () => ({
    ...server.draftOf(place.file, `"max": ${row.max}`, '"max": 2750'),
    places: { before: [place], after: [place] },
  }))
  await openEditor(undefined, server)
  await button(texts.proposals.pages).click()
  const seen = () => {
    const message = received().findLast((each) => each.kind === 'show')
    return message?.kind === 'show' && [message.view.site.language, priceIn(message.view)]
  }
  await expect.poll(seen).toEqual(['tr', 2750])
  await panel().getByLabelText(preview.language).selectOptions('en')
  await expect.poll(seen).toEqual(['en', 2750])
  await button(texts.change.before).click()
  await expect.poll(seen).toEqual(['en', row.max])
})

test('on a phone an editor sees the page instead of the form, and returns to the form by a tap', async () => {
  await showOnPhone()
  await openEditor('Fiyat listesi')
  const field = page.getByLabelText('Dolgu: Tedavi adı')
  await expect.element(field).toBeVisible()
  await expect.element(button(preview.show)).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  await button(preview.show).click()
  await expect.element(field).not.toBeVisible()
  await expect.poll(frame).not.toBeNull()
  await expect.poll(() => document.documentElement.scrollWidth).toBe(390)
  const path = ['categories', 0, 'rows', 0, 'treatment']
  await report({ kind: 'pressed', place: { file: 'content/prices.json', path } })
  await expect.element(field).toHaveFocus()
  await expect.element(panel()).not.toBeInTheDocument()
})
