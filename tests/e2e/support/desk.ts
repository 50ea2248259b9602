import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import type { LocaleTexts } from '../../../src/content/localeTexts.gen.ts'
import { createStore, type RequestStore } from '../../../src/server/storage/store.ts'
import type { Role } from '../../../src/shared/deskModel.ts'
import { letIn, sessionCookie, storeRequest } from '../../support/deskSessions.ts'
import { expect } from '../fixtures.ts'
import { localeFile } from './content.ts'

/** The desk's locale texts. */
export const words: LocaleTexts['desk'] = localeFile('desk')

/** The database of the server under test. */
function storeFile(): string {
  const folder = process.env.E2E_DATA_DIR
  if (!folder) throw new Error('E2E_DATA_DIR names no folder of the server under test')
  return join(folder, 'requests.db')
}

/** Opens the store of the server under test. */
export async function withStore<T>(work: (store: RequestStore) => Promise<T>): Promise<T> {
  const file = storeFile()
  const store = createStore({ url: pathToFileURL(file).href, file })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

let members = 0

/** A unique name. */
export const someName = (beginning: string): string => {
  members += 1
  return `${beginning} ${process.pid}-${members}`
}

/** Opens the desk for a new member with a session of their own; resolves to their name. */
export async function openDesk(page: Page, role: Role = 'reception'): Promise<string> {
  const name = someName('Ayşe')
  const secret = await withStore((store) => letIn(store, name, role))
  await page.context().addCookies([sessionCookie(secret)])
  await page.goto('/yonetim')
  return name
}

/** Stores a request in the store of the server under test; resolves to its reference. */
export const addRequest = (name: string) => withStore((store) => storeRequest(store, { name }))

/** The row of a request. */
export const rowOf = (page: Page, reference: string) =>
  page.locator(`[data-reference="${reference}"]`)

/** Adds a device that creates and presents passkeys, with user verification. */
export async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Waits until the lists are loaded and current; the mark alone appears before them. */
export async function isLive(page: Page): Promise<void> {
  await expect(page.locator('[data-live="true"]')).toBeVisible()
  await expect(page.locator('[aria-busy="false"] > [data-list="fresh"]')).toBeVisible()
}
