import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { LocaleTexts } from '../../../src/content/localeTexts.gen.ts'
import type { Role } from '../../../src/shared/deskModel.ts'
import { localeFile } from './content.ts'
import type { EditorSite } from './editorSite.ts'
import { watch } from './guards.ts'

/** The editor's locale texts. */
export const words: LocaleTexts['editor'] = localeFile('editor')

/** Calls `work` as an editor, or in another role, in a new context; fails on console messages and CSP violations. */
export async function asEditor(
  browser: Browser,
  site: EditorSite,
  work: (page: Page) => Promise<void>,
  { role = 'editor', ...options }: BrowserContextOptions & { role?: Role } = {},
): Promise<void> {
  const context = await browser.newContext({ locale: 'tr-TR', ...options })
  try {
    const watched = await watch(context, site.origin)
    await work(await site.comeIn(context, `Ayşe ${crypto.randomUUID().slice(0, 8)}`, role))
    expect(watched.violations, 'no violation of the policy').toEqual([])
    expect(watched.complaints, 'no console messages').toEqual([])
  } finally {
    await context.close()
  }
}

/** Opens the form of a subject. */
export const openSubject = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** A text of the draft in the device's storage; undefined if there is none. */
export const keptText = (page: Page, file: string): Promise<string | undefined> =>
  page.evaluate(
    (name) =>
      new Promise<string | undefined>((resolve, reject) => {
        const request = indexedDB.open('editor', 1)
        request.onerror = () => reject(request.error)
        request.onupgradeneeded = () => request.result.createObjectStore('draft')
        request.onsuccess = () => {
          const asked = request.result.transaction('draft').objectStore('draft').getAll()
          asked.onerror = () => reject(asked.error)
          asked.onsuccess = () => {
            request.result.close()
            resolve(asked.result.find((each) => each.texts)?.texts[name])
          }
        }
      }),
    file,
  )

/** A JPEG of 1600 × 1200 with a dark field on a plain background. */
export const photo = async (page: Page): Promise<Buffer> => {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#9cc7bb'
    context.fillRect(0, 0, 1600, 1200)
    context.fillStyle = '#0f4c5c'
    context.fillRect(600, 300, 400, 700)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  return Buffer.from(bytes)
}
