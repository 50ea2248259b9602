import type { Page } from '@playwright/test'
import { content, expect, pageName, paths, test, tr, visit, whenAlive } from './fixtures.ts'
import {
  answerWith,
  failureToast,
  fillIn,
  openForm,
  openFormInTime,
  passReload,
  submitButton,
  visitor,
} from './support/appointmentForm.ts'
import { titleOf } from './support/arrival.ts'
import { openMenu } from './support/menu.ts'
import { readAloud } from './support/reader.ts'

test('a visitor with a screen reader hears each counter once, as its final value', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.home)
  const { statistics } = content('statistics')
  await whenAlive(page.getByRole('term').filter({ hasText: statistics[0]?.label ?? '' }))
  const told = await readAloud(page, 'main dl')
  expect(told).toEqual(statistics.flatMap(({ label, target }) => [label, `${target}+`]))
})

test('a screen reader reads first whose site it is and how to book, then address, hours and numbers', async ({
  page,
}) => {
  const { name, address, phones, hours } = content('clinic')
  await visit(page, paths.home)
  const first = (await readAloud(page, '#root')).slice(0, 12)
  expect(first).toContain(`link: ${tr('common', 'siteName', { clinic: name })}`)
  expect(first.filter((each) => /^(link|button): Randevu al$/i.test(each))).not.toEqual([])
  await visit(page, paths.contact)
  const told = (await readAloud(page, 'main')).join('\n')
  for (const fact of [
    address.street,
    `link: ${phones.landline}`,
    `link: ${phones.mobile}`,
    ...hours.map(({ open, close }) => `${open}-${close}`.replaceAll(':', '.')),
  ]) {
    expect(told).toContain(fact)
  }
})

test('a screen reader announces once how many treatments a search finds, and reads only those', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.prices)
  await listen(page)
  const category = content('prices').categories.find(({ id }) => id === 'implant')
  await page.getByRole('searchbox').fill('implant')
  const count = category?.rows.length ?? 0
  await expect.poll(() => heard(page)).toEqual([tr('prices', 'search.found_other', { count })])
  const treatments = async () =>
    (await readAloud(page, 'main')).filter((each) => each.startsWith('rowheader'))
  // The panel opens with an animation.
  await expect
    .poll(treatments)
    .toEqual(category?.rows.map(({ treatment }) => `rowheader: ${treatment}`))
})

test('a screen reader finds landmarks and headings without skipped levels', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const name of ['home', 'prices', 'appointment'] as const) {
    await visit(page, paths[name])
    for (const landmark of ['banner', 'main', 'contentinfo', 'complementary'] as const) {
      await expect(page.getByRole(landmark), `${name}: ${landmark}`).toHaveCount(1)
    }
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
    expect(levels[0], name).toBe(1)
    expect(
      levels.filter((level) => level === 1),
      name,
    ).toHaveLength(1)
    const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)
    expect(jumps, `${name}: no level is left out`).toEqual([])
  }
})

test('a screen reader reads a price with its treatment and its column', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.prices)
  const { title, rows } = content('prices').categories[0] ?? { title: '', rows: [] }
  const { treatment, min, max } = rows[0] ?? { treatment: '' }
  const trigger = page.getByRole('button', { name: title, exact: true })
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await trigger.click()
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  const table = page.getByRole('table', { name: title, exact: true })
  await expect(table.getByRole('columnheader')).toHaveText([
    tr('prices', 'table.treatment'),
    tr('prices', 'table.range', { currency: content('site').currencySign }),
  ])
  const row = table.getByRole('row', { name: treatment })
  await expect(row.getByRole('rowheader')).toHaveAccessibleName(treatment)
  await expect(row.getByRole('cell')).toHaveAccessibleName(`${min} - ${max} TL`)
})

test('a screen reader reads what is wrong with a field, and that the page has an error', {
  tag: '@nightly',
}, async ({ page }) => {
  await openForm(page)
  const title = await page.title()
  await submitButton(page).click()
  const name = page.getByRole('textbox', { name: tr('appointment', 'fields.name') })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(tr('appointment', 'errors.required'))
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveTitle(`Hata: ${title}`)
  await name.fill(visitor.name)
  await expect(name).toHaveAccessibleDescription('')
})

/** Records the texts of live regions, each of which must exist before its text. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Reflect.set(window, 'heard', heard)
    for (const region of document.querySelectorAll(
      '[role=status], [role=alert], [aria-live=polite]',
    )) {
      new MutationObserver(() => {
        const text = region.textContent?.trim()
        if (text && heard.at(-1) !== text) heard.push(text)
      }).observe(region, { childList: true, characterData: true, subtree: true })
    }
  })
const heard = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'heard'))

test('a screen reader announces a failure once briefly and once with the alternative', {
  tag: '@nightly',
}, async ({ page, consoleAllowance }) => {
  consoleAllowance.push(/randevus|status of 503/)
  await answerWith(page, 503)
  await openFormInTime(page)
  await fillIn(page)
  await listen(page)
  await submitButton(page).click()
  await expect(failureToast(page)).toHaveText(tr('appointment', 'toast.failure'))
  await page.clock.runFor(2500)
  await expect(failureToast(page)).toHaveCount(0)
  const { landline } = content('clinic').phones
  const news = await heard(page)
  expect(news.filter((each) => each === tr('appointment', 'toast.failure'))).toHaveLength(1)
  const staying = tr('appointment', 'failed.text', { phone: landline })
  expect(news.filter((each) => each.startsWith(staying))).toHaveLength(1)
})

test('a screen reader announces success once, and finds the message at the focus after the reload', async ({
  page,
}) => {
  await answerWith(page, 201)
  await openFormInTime(page)
  await fillIn(page)
  await listen(page)
  await submitButton(page).click()
  await expect.poll(() => heard(page)).toEqual([tr('appointment', 'toast.success')])
  await passReload(page)
  const news = page.getByRole('heading', { name: tr('appointment', 'arrived'), level: 2 })
  await expect(news).toBeFocused()
})

test('a screen reader announces the new page’s title and moves to its heading', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.home)
  await page.evaluate(() => {
    const order: string[] = []
    Reflect.set(window, 'heard', order)
    const title = document.querySelector('title')
    if (title)
      new MutationObserver(() => order.push(`title ${document.title}`)).observe(title, {
        childList: true,
      })
    document.addEventListener('focusin', ({ target }) => {
      // With the title at that moment.
      if (target instanceof HTMLHeadingElement)
        order.push(`focus ${target.textContent}, ${document.title}`)
    })
  })
  await (await openMenu(page)).getByRole('link', { name: pageName('staff') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const title = titleOf('staff')
  // Mutation observers run after the change.
  await expect
    .poll(async () => (await heard(page)).toSorted())
    .toEqual([`focus ${pageName('staff')}, ${title}`, `title ${title}`])
})

test('a screen reader announces a carousel, its slides and its pause button, each once', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.home)
  const carousel = page.getByRole('region', { name: tr('home', 'hero.label') })
  await expect(carousel).toHaveAttribute('aria-roledescription', tr('carousel', 'carousel'))
  await expect(carousel.getByRole('button').first()).toHaveAccessibleName(tr('carousel', 'pause'))
  await carousel.getByRole('button', { name: tr('carousel', 'pause') }).click()
  await expect(carousel.locator('[data-carousel-row]')).toHaveAttribute('aria-live', 'polite')
  // Other slides are inert.
  const told = await readAloud(page, 'main section')
  expect(told.filter((each) => each.startsWith('heading'))).toHaveLength(1)
})
