import type { Page } from '@playwright/test'
import {
  content,
  expect,
  nightlyExcept,
  type PageId,
  pageName,
  paths,
  test,
  tr,
  visit,
  whenReady,
} from './fixtures.ts'
import { form, visitor } from './support/appointmentForm.ts'
import { control, hero, saveData } from './support/carousel.ts'
import { tooth } from './support/drawer.ts'
import { documents, hold, lose, lost, stall, whenGivenUp } from './support/faults.ts'
import { openMenu } from './support/menu.ts'
import { first, pageWith } from './support/sectionPage.ts'

const treatment = first(content('treatments').treatments)
const asking = first(
  content('questions').groups.find(({ id }) => id === treatment.questions)?.questions ?? [],
)

test.beforeEach(async ({ page, consoleAllowance }) => {
  consoleAllowance.push(lost)
  // Without prefetching, removed files are missing.
  await saveData(page)
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Clicks a page in the menu. */
async function follow(page: Page, name: PageId): Promise<void> {
  await (await openMenu(page)).getByRole('link', { name: pageName(name) }).click()
}

async function expectAt(page: Page, name: PageId): Promise<void> {
  await expect(page).toHaveURL(encodeURI(paths[name]))
  await expect(heading(page)).toHaveText(pageName(name))
  await whenReady(page)
}

for (const gone of ['router', 'doctors']) {
  test(`a visitor who follows a link after a deploy removed ${gone} receives the page as a document, once`, {
    tag: nightlyExcept(gone, 'router'),
  }, async ({ page }) => {
    const loaded = documents(page)
    await visit(page, paths.home)
    await lose(page, gone)
    await follow(page, 'staff')
    await expect(page).toHaveURL(encodeURI(paths.staff))
    await expect(heading(page)).toHaveText(pageName('staff'))
    await page.waitForLoadState('networkidle')
    expect(loaded(), 'one for home, one for the staff').toBe(2)
  })
}

test('a visitor whose link’s code never loads does not wait forever', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, paths.contact)
  await stall(page, 'router')
  const asked = page.waitForRequest(/router-/)
  await follow(page, 'staff')
  await asked
  expect(new URL(page.url()).pathname).toBe(encodeURI(paths.contact))
  await page.clock.runFor(5000)
  await expectAt(page, 'staff')
})

test('a visitor who goes back to a page whose code is gone receives it as a document', {
  tag: '@nightly',
}, async ({ page }) => {
  const loaded = documents(page)
  await visit(page, paths.about)
  await follow(page, 'staff')
  await expectAt(page, 'staff')
  await page.reload()
  await whenReady(page)
  await lose(page, 'about')
  await page.goBack()
  await expect(page).toHaveURL(encodeURI(paths.about))
  await expect(heading(page)).toHaveText(pageName('about'))
  await whenGivenUp(page)
  expect(loaded(), 'about, staff again, about again').toBe(3)

  await page.unrouteAll()
  await page.goForward()
  await expect(heading(page)).toHaveText(pageName('staff'))
})

test('a visitor who goes back before a reloaded page is hydrated sees the page of the address', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.about)
  await follow(page, 'staff')
  await expectAt(page, 'staff')
  const release = await hold(page, '**/assets/start-*.js')
  await page.reload()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(encodeURI(paths.about))
  await expect(heading(page)).toHaveText(pageName('staff'))
  release()
  await expectAt(page, 'about')
})

for (const gone of ['start', 'appointment']) {
  test(`a visitor whose ${gone} is gone sends the form, opens the menu, and sees no reload`, {
    tag: nightlyExcept(gone, 'start'),
  }, async ({ page }) => {
    const loaded = documents(page)
    await lose(page, gone)
    await page.goto(paths.appointment)
    await whenGivenUp(page)
    await expect((await openMenu(page)).getByRole('link').first()).toBeVisible()
    await form(page).getByLabel(tr('appointment', 'fields.name')).fill(visitor.name)
    await form(page).getByLabel(tr('appointment', 'fields.phone')).fill(visitor.phone)
    expect(loaded()).toBe(1)
    const answered = page.waitForResponse('**/api/randevus')
    await form(page)
      .getByRole('button', { name: tr('appointment', 'submit') })
      .click()
    expect((await answered).status()).toBe(201)
  })
}

test('a visitor finds a section whose code is gone as it was delivered, with links that work', {
  tag: '@nightly',
}, async ({ page }) => {
  const asked = await lose(page, 'ServicesSection')
  await visit(page, paths.home)
  const { services } = content('services')
  const last = page.getByRole('main').getByRole('heading', { name: services.at(-1)?.title })
  await last.scrollIntoViewIfNeeded()
  await expect.poll(asked).toBeGreaterThan(0)
  await expect(last).toBeVisible()
  await expect(page.getByText(tr('common', 'error.title'))).toHaveCount(0)
  await last.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${encodeURI(paths.about)}#`))
})

test('a visitor scrolls a carousel whose code is gone, and finds no button that does nothing', {
  tag: '@nightly',
}, async ({ page }) => {
  const asked = await lose(page, 'keen-slider.es')
  await visit(page, paths.home)
  const carousel = hero(page)
  await control(carousel, 'next').click()
  await expect.poll(asked).toBeGreaterThan(0)
  await expect(carousel).toHaveAttribute('data-state', 'static')
  await expect(carousel.getByRole('button')).toHaveCount(0)
  expect(
    await carousel
      .locator('[data-carousel-row]')
      .evaluate(
        (row) => getComputedStyle(row).overflowX === 'auto' && row.scrollWidth > row.clientWidth,
      ),
  ).toBe(true)
})

test('a visitor finds the questions of a treatment closed while she reads, and open if their code is gone', async ({
  page,
}) => {
  const asked = await lose(page, 'questions')
  await visit(page, pageWith('treatment', treatment.id).path)
  const question = page.getByRole('button', { name: asking.question, exact: true })
  /** The time after which panels that did not start open. */
  const time = () =>
    question.evaluate((element) =>
      document
        .getAnimations()
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element),
        )
        .map(({ playState }) => playState),
    )
  await expect.poll(time).toEqual(['paused'])
  expect(asked()).toBe(0)
  await question.scrollIntoViewIfNeeded()
  await expect.poll(asked).toBeGreaterThan(0)
  // That time is 5 s, and has hardly begun.
  const answer = page.getByText(first(asking.answer), { exact: true })
  await expect(answer).toBeVisible()
})

test('a visitor whose drawer is gone reaches the same links in the footer by the tooth', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.staff)
  await lose(page, 'DrawerPanel')
  await tooth(page).click()
  const first = page.getByRole('contentinfo').getByRole('navigation').getByRole('link').first()
  await expect(first).toBeFocused()
  await expect(tooth(page)).toHaveAttribute('aria-expanded', 'false')
})

test('a visitor whose contact panel is gone opens the contact page with its button', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.staff)
  await lose(page, 'ContactPopoverPanel')
  await page.getByRole('button', { name: tr('common', 'reach.label') }).click()
  await expectAt(page, 'contact')
})
