import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import type { ThemeFile } from '../../../src/content/types.gen.ts'
import { expect, paths, test, visit } from '../../e2e/fixtures.ts'

const theme: Pick<ThemeFile, 'colours' | 'fonts'> = JSON.parse(
  readFileSync(join(clinicDir, 'content', 'theme.json'), 'utf8'),
)

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

test.use({ locale: 'de-DE', timezoneId: 'America/New_York' })

test('a visitor sees the practice in its own colours and fonts', async ({ page }) => {
  await visit(page, '/ablauf')
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor, fontFamily } = getComputedStyle(element)
        return { color, backgroundColor, fontFamily }
      })
  const body = await styleOf('body')
  expect(body.color).toBe(rgb(theme.colours.ink))
  expect((await styleOf('html')).backgroundColor).toBe(rgb(theme.colours.paper))
  expect(body.fontFamily).toContain(theme.fonts.text.family)
  const heading = await styleOf('h1')
  expect(heading.color).toBe(rgb(theme.colours.deep))
  expect(heading.fontFamily).toContain(theme.fonts.display.family)
  for (const { family } of Object.values(theme.fonts))
    await expect
      .poll(() => page.evaluate((name) => document.fonts.check(`600 16px "${name}"`), family))
      .toBe(true)
})

// Berlin is an hour ahead of UTC in November, two in July; 2026-11-21 is a Saturday.
for (const [when, instant, sentence] of [
  ['late on Friday night', '2026-11-21T01:00:00+01:00', 'Geöffnet · bis 02:00 Uhr'],
  [
    'when the night is over',
    '2026-11-21T02:00:00+01:00',
    'Geschlossen · öffnet Montag um 08:00 Uhr',
  ],
  ['at noon', '2026-11-23T13:00:00+01:00', 'Geschlossen · öffnet heute um 13:30 Uhr'],
  ['at noon in summer', '2027-07-05T13:00:00+02:00', 'Geschlossen · öffnet heute um 13:30 Uhr'],
] as const) {
  for (const browser of ['', ', in a browser without Temporal too']) {
    test(`a visitor in another time zone reads ${when} the state in Berlin${browser}`, async ({
      page,
    }) => {
      if (browser) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
      await page.clock.setFixedTime(new Date(instant))
      await visit(page, paths.appointment)
      const read = page.getByText(sentence, { exact: true }).filter({ visible: true })
      await expect(read).toHaveCount(2)
    })
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor who forgets the number reads the error in German', async ({
    page,
    consoleAllowance,
  }) => {
    // The browser logs the status of the response.
    consoleAllowance.push(/400/)
    await page.goto(paths.appointment)
    const form = page.locator('form')
    await form.getByLabel('Vor- und Nachname').fill('Jürgen Groß')
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true
    })
    await form.getByRole('button', { name: 'Termin anfragen' }).click()
    await expect(page.getByText('Bitte geben Sie Ihre Telefonnummer an.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})
