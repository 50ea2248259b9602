import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { validatorMessages } from '../../../scripts/publish/validatorMessages.ts'
import { professions } from '../../../src/content/professions/professions.gen.ts'
import { engineTexts } from '../../../src/content/texts/texts.gen.ts'
import type { Findings, SiteFiles } from '../../../src/editor/contract/contract.ts'
import type {
  Changes,
  CheckRequest,
  CheckResponse,
} from '../../../src/editor/contract/validatorMessages.ts'
import { deskDir } from '../../../src/server/staff/deskFiles.ts'
import { withBrowser } from '../../bench/browsers.ts'

export type BrowserValidator = {
  /** The worker's result and the waiting time of its caller, in milliseconds. */
  check(changes: Changes): Promise<{ findings: Findings; ms: number }>
  /** Milliseconds from the request for the worker's script to its first result. */
  first: number
}

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

type Global = typeof globalThis & { check(changes: Changes): Promise<Findings> }

/** Calls `use` with the built desk's validator for one site in Chromium, under the desk's policy. */
export const withBrowserValidator = <Result>(
  site: SiteFiles,
  language: string,
  use: (validator: BrowserValidator) => Promise<Result>,
): Promise<Result> =>
  withBrowser(async (origin, browser) => {
    const page = await browser.newPage()
    const violations: string[] = []
    page.on('console', (message) => {
      // The desk itself finds out that nobody is signed in.
      const isOfWorker = !message.location().url.includes('/yonetim/api/')
      if (message.type() === 'error' && isOfWorker) violations.push(message.text())
    })
    // The bytes of drafts are too large for the DevTools protocol.
    const sent = new Map<string, Buffer>()
    await page.route('**/draft/*', (route) =>
      route.fulfill({ body: sent.get(new URL(route.request().url()).pathname) }),
    )
    await page.goto(`${origin}/yonetim`)
    const messages = validatorMessages(language, 'file')
    const open: CheckRequest = {
      kind: 'open',
      site,
      language,
      messages,
      engine: engineTexts,
      professions,
    }
    const first = await page.evaluate(openWorker, [workerAddress(), open] as const)
    const result = await use({
      first,
      check(changes) {
        const files = [...changes].map(([file, bytes], index) => {
          if (bytes) sent.set(`/draft/${index}`, Buffer.from(bytes))
          return [file, bytes && `/draft/${index}`] as const
        })
        return page.evaluate(checkIn, files)
      },
    })
    if (violations.length > 0) throw new Error(violations.join('\n'))
    return result
  })

function workerAddress(): string {
  const file = readdirSync(join(deskDir(clinicDir), 'assets')).find((name) =>
    /^validator-.{8}\.js$/.test(name),
  )
  if (!file) throw new Error('There is no built desk. Run "npm run build" first.')
  return `/yonetim/assets/${file}`
}

/** Starts the worker in the page and validates the site once; resolves to the milliseconds. */
async function openWorker([address, open]: readonly [string, CheckRequest]): Promise<number> {
  const start = performance.now()
  const { trustedTypes } = globalThis as unknown as { trustedTypes: Policies }
  // Methods: tsx would wrap a function that is the value of a property.
  const policy = trustedTypes.createPolicy('desk-gate', {
    createScriptURL(url) {
      return url
    },
  })
  const worker = new Worker(policy.createScriptURL(address), { type: 'module' })
  const here = globalThis as Global
  here.check = (changes) =>
    new Promise((resolve, reject) => {
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.onmessage = ({ data }: MessageEvent<CheckResponse>) => {
        if (data.kind === 'checked') resolve(data.findings)
      }
      worker.postMessage({ kind: 'check', number: 1, changes })
    })
  worker.postMessage(open)
  await here.check(new Map())
  return performance.now() - start
}

async function checkIn(files: (readonly [file: string, address: string | null])[]) {
  const changes = await Promise.all(
    files.map(async ([file, address]) => {
      const bytes =
        address === null ? null : new Uint8Array(await (await fetch(address)).arrayBuffer())
      return [file, bytes] as const
    }),
  )
  const start = performance.now()
  const findings = await (globalThis as Global).check(new Map(changes))
  return { findings, ms: performance.now() - start }
}
