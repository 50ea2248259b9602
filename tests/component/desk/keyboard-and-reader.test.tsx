import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focus, listOf, openDesk, openRequest, rowOf, words } from '../support/desk'

test('by keyboard alone a receptionist settles, undoes and deletes from the first Tab on', async () => {
  const { row } = await openRequest({ name: 'Klavye Hastası' })
  const tabTo = async (part: ReturnType<typeof page.getByRole>) => {
    const element = await part.findElement()
    for (let tabs = 0; tabs < 20 && document.activeElement !== element; tabs += 1)
      await userEvent.tab()
    expect(document.activeElement).toBe(element)
  }
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: words.frame.skip })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await tabTo(page.getByRole('searchbox'))
  await userEvent.keyboard('Klavye')
  await expect.element(page.css('[data-list="found"] [data-reference]')).toBeVisible()
  await tabTo(row.getByRole('link').first())
  await userEvent.keyboard(words.keys.unreached)
  await userEvent.keyboard('{Enter}')
  await expect.element(row.css('form')).not.toBeInTheDocument()
  await expect.element(row).toHaveTextContent('1 kez')
  const undo = row.getByRole('button', { name: words.row.undo })
  await tabTo(undo)
  await userEvent.keyboard('{Enter}')
  await expect.element(undo).not.toBeInTheDocument()

  await tabTo(row.getByRole('button', { name: words.row.person }))
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  const erase = dialog.getByRole('button', { name: words.person.erase })
  await tabTo(dialog.getByRole('checkbox'))
  await userEvent.keyboard(' ')
  await expect.element(erase).toBeDisabled()
  await userEvent.keyboard(' ')
  await expect.element(erase).toBeEnabled()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(erase).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('button', { name: words.person.back })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(dialog.getByRole('button', { name: words.person.eraseNow })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('1 talep silindi')
  await expect.element(dialog.getByRole('button', { name: words.person.close })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('a screen reader announces a new request, its outcome, and who was faster', async () => {
  const server = await openDesk()
  const announced: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const text = element?.closest('[role="status"], [role="alert"]')?.textContent?.trim()
      if (text) announced.push(text)
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  const isAnnounced = (text: string) =>
    expect.poll(() => announced.some((each) => each.includes(text)), { message: text }).toBe(true)

  const request = server.receive({ name: 'Duyulan Hasta' })
  const row = rowOf(request)
  await isAnnounced(words.lists.arrived)
  const headings = page.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent?.replace(/\s*\d+$/, ''))).toEqual([
    words.lists.fresh,
  ])
  const lists = page.getByRole('navigation', { name: words.frame.lists })
  await expect
    .element(lists.getByRole('button', { pressed: true }))
    .toHaveTextContent(`${words.lists.tabs.fresh} 1`)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Talep masası')
  await expect.element(page.css('search')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: new RegExp(`^${words.lists.fresh} \\d+$`) }))
    .toBeVisible()
  // The patient first, then the actions, each with the patient's name.
  const order = [
    row.getByRole('heading', { name: 'Duyulan Hasta' }),
    row.getByText('Muayene'),
    row.getByText(request.reference),
    row.getByRole('button', { name: 'Duyulan Hasta: hasta kartı' }),
    row.getByRole('link', { name: 'Duyulan Hasta: ara' }),
    row.getByRole('button', { name: `${words.row.unreached}: Duyulan Hasta` }),
  ].map((part) => part.element())
  for (const [index, element] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

  const unreached = row.getByRole('button', { name: words.row.unreached })
  await unreached.click()
  await expect.element(unreached).toHaveAttribute('aria-expanded', 'true')
  await expect.element(row.getByLabelText(words.form.unreached)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await isAnnounced('Duyulan Hasta: ulaşılamadı')
  await page.getByRole('status').getByRole('button', { name: words.settled.undo }).click()
  await isAnnounced('Duyulan Hasta: son işlem')

  await expect.element(listOf('fresh').getByText('Duyulan Hasta')).toBeVisible()
  await row.getByRole('button', { name: words.row.cancelled }).click()
  await expect.element(row.getByLabelText(words.form.cancelled)).toHaveFocus()
  const change = { outcome: 'booked', appointmentAt: '2030-01-02T12:00', note: '' } as const
  server.change(request.reference, { ...change, version: 2 }, 'Mehmet')
  const save = row.getByRole('button', { name: words.form.save })
  await focus(save)
  await userEvent.keyboard('{Enter}')
  await isAnnounced('Mehmet')
  await expect.element(row.getByRole('button', { name: words.conflict.overwrite })).toBeVisible()
  observer.disconnect()
})
