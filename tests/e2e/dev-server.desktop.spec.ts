import { test as base, expect } from '@playwright/test'
import { startDevServer } from '../support/devServer.ts'

type DevServer = Awaited<ReturnType<typeof startDevServer>>

const test = base.extend<object, { dev: DevServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the braces
    async ({}, use) => {
      const dev = await startDevServer()
      await use(dev)
      await dev.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const statistics = 'src/site/sections/statistics'

test.describe('a developer with npm run dev', { tag: ['@nightly', '@desktop'] }, () => {
  // In one worker: one server.
  test.describe.configure({ mode: 'default', timeout: 180_000 })

  test('sees the page while no time passes', async ({ page, dev }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto(dev.origin)
    await expect(page.getByText('MUTLU TEDAVİ')).toBeVisible()
  })

  test('sees a changed text, style and component', async ({ page, dev }) => {
    await page.goto(dev.origin)
    dev.edit('content/statistics.json', 'AKTİF MUAYENEHANE', 'AKTİF KLİNİK')
    await expect(page.getByText('AKTİF KLİNİK', { exact: true })).toBeVisible()
    dev.edit(
      `${statistics}/Statistics.module.css`,
      'display: grid;',
      'display: grid; outline: 3px solid;',
    )
    await expect(page.locator('dl').filter({ hasText: 'AKTİF KLİNİK' })).toHaveCSS(
      'outline-width',
      '3px',
    )
    dev.edit(`${statistics}/index.tsx`, '{label}</dt>', '{label}!</dt>')
    await expect(page.getByText('AKTİF KLİNİK!')).toBeVisible()
  })

  test('reads what the validator refuses, until it is mended', async ({ page, dev }) => {
    const overlay = page.locator('vite-error-overlay')
    await page.goto(dev.origin)
    await expect(page.getByText('MUTLU TEDAVİ')).toBeVisible()
    await expect(overlay).toHaveCount(0)
    dev.edit('content/statistics.json', '"target": 14000', '"target": "14000"')
    await expect(overlay).toContainText('content/statistics.json:5')
    expect(dev.terminal()).toContain('content/statistics.json:5')
    await page.reload()
    await expect(overlay).toContainText('content/statistics.json:5')
    dev.edit('content/statistics.json', '"target": "14000"', '"target": 14000')
    await expect(overlay).toHaveCount(0)
    await expect(page.getByText('MUTLU TEDAVİ')).toBeVisible()
  })

  test('gets answers of changed server code, and reads why it cannot run', async ({
    request,
    dev,
  }) => {
    const file = 'src/server/requests/responses.ts'
    const status = async (path: string) => (await request.get(dev.origin + path)).status()
    expect(await status('/api/health')).toBe(200)
    dev.edit(file, "'/api/health'", "'/api/well'")
    await expect.poll(() => status('/api/well')).toBe(200)
    expect(dev.terminal()).toContain(`${file} changed: the API runs its new code`)
    dev.edit(file, "'/api/well'", "'/api/well")
    await expect.poll(dev.terminal).toContain(`${file} changed: the API still runs its old code`)
    expect(await status('/api/well')).toBe(200)
    dev.edit(file, "'/api/well", "'/api/health'")
    await expect.poll(() => status('/api/health')).toBe(200)
  })

  test('reads that changed code of the desk needs a build', async ({ dev }) => {
    const file = 'src/desk/client/entry.tsx'
    dev.edit(file, 'import', '// changed\nimport')
    await expect
      .poll(dev.terminal)
      .toContain(`${file} changed: the desk shows it after npm run build`)
  })

  test('keeps the page during a build', async ({ page, dev }) => {
    let reloads = 0
    page.on('load', () => {
      reloads += 1
    })
    await page.goto(dev.origin)
    expect(await dev.build()).toBe(0)
    dev.edit('content/statistics.json', '"DOKTOR"', '"HEKİM SAYISI"')
    await expect(page.getByText('HEKİM SAYISI')).toBeVisible()
    expect(reloads, 'the visit, and the changed text').toBe(2)
  })
})
