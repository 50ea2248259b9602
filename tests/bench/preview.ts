import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { deskDir } from '../../src/server/staff/deskFiles.ts'
import { sessionCookie } from '../support/deskSessions.ts'
import { withEditor } from '../support/servedCheckout.ts'
import { type Benchmark, percentiles } from './benchmark.ts'

const times = 20

/** The compressed size of the preview's files by extension. */
function bytesOf(root: string): string {
  const folder = join(deskDir(root), 'preview', 'assets')
  const files = readdirSync(folder)
  const sizes = new Map<string, number>()
  for (const file of files.filter((file) => /\.(?:js|css|woff2)$/.test(file))) {
    const sent = files.includes(`${file}.br`) ? `${file}.br` : file
    const ending = file.slice(file.lastIndexOf('.') + 1)
    sizes.set(ending, (sizes.get(ending) ?? 0) + statSync(join(folder, sent)).size)
  }
  return [...sizes].map(([ending, size]) => `${ending} ${(size / 1024).toFixed(1)} KB`).join(', ')
}

/** Types a price and waits for the preview to show it; milliseconds from the last key. */
const typed = (page: Page, price: number): Promise<number> =>
  page.evaluate(async (price) => {
    const field = document.activeElement as HTMLInputElement
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(field, String(price))
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const start = performance.now()
    for (;;) {
      const seen = document.querySelector<HTMLIFrameElement>('iframe:not([inert])')
      if (seen?.contentDocument?.body.textContent?.includes(`- ${price} TL`)) break
      await new Promise(requestAnimationFrame)
    }
    return performance.now() - start
  }, price)

/** Latency and size of the preview. */
export const previewBenchmark: Benchmark = {
  name: 'preview',
  run: () =>
    withEditor(async (editor, browser) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      await context.addCookies([sessionCookie(await editor.session('Ayşe', 'editor'))])
      const page = await context.newPage()
      const start = performance.now()
      await page.goto(`${editor.origin}/yonetim#site`)
      await page.locator('iframe:not([inert])').waitFor()
      const first = Math.round(performance.now() - start)
      await page.getByRole('button', { name: 'Fiyat listesi', exact: true }).click()
      await page.locator('[id="f-categories-0-rows-0-max"]').evaluate((field: HTMLElement) => {
        for (let around = field.parentElement; around; around = around.parentElement)
          if (around instanceof HTMLDetailsElement) around.open = true
        field.focus()
      })
      await page.locator('iframe[inert]').waitFor({ state: 'attached' })
      const taken: number[] = []
      for (let count = 1; count <= times; count += 1) taken.push(await typed(page, 2000 + count))
      const { p50, p95, max } = percentiles(taken)
      return [
        `the preview: ${bytesOf(editor.root)}`,
        `from the desk's address to the first preview: ${first} ms`,
        `from the last key to the preview, ${times} times: p50 ${p50}, p95 ${p95}, max ${max} ms`,
      ]
    }),
}
