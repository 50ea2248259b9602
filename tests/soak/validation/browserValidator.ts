import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import {
  validatorWorkerAddress,
  validatorWorkerBuild,
} from '../../../scripts/engine/validatorWorker.ts'
import { validatorMessages } from '../../../scripts/publish/validatorMessages.ts'
import type { startValidator, Validator } from '../../../src/editor/client/validator.ts'
import type { Findings, SiteFiles } from '../../../src/editor/contract/contract.ts'
import type { Changes } from '../../../src/editor/contract/validatorMessages.ts'
import { deskPolicy } from '../../../src/server/http/policy.ts'
import { withFolder } from '../../support/folders.ts'
import { listen } from '../../support/host.ts'
import { withChromium } from '../../support/testCommand/browser.ts'

export type BrowserValidator = {
  /** The worker's result and the waiting time of its caller, in milliseconds. */
  check(changes: Changes): Promise<{ findings: Findings; ms: number }>
  /** Milliseconds from the request for the worker's script to its first result. */
  first: number
}

type Global = typeof globalThis & { openValidator: typeof startValidator; validator: Validator }

/** Calls `use` with the validator's worker for one site in Chromium, under the desk's policy. */
export const withBrowserValidator = <Result>(
  site: SiteFiles,
  language: string,
  use: (validator: BrowserValidator) => Promise<Result>,
): Promise<Result> =>
  withFolder('gate-worker', async (folder) => {
    await buildValidatorPage(folder)
    const sent = new Map<string, Uint8Array>()
    const server = serve(folder, sent)
    try {
      return await withChromium(async (browser) => {
        const page = await browser.newPage()
        const violations: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'error') violations.push(message.text())
        })
        await page.goto(`http://localhost:${await listen(server)}/`)
        const first = await open(page, site, language)
        const result = await use({
          first,
          check(changes) {
            const files = [...changes].map(([file, bytes], index) => {
              if (bytes) sent.set(`draft/${index}`, bytes)
              return [file, bytes && `draft/${index}`] as const
            })
            return page.evaluate(checkIn, files)
          },
        })
        if (violations.length > 0) throw new Error(violations.join('\n'))
        return result
      })
    } finally {
      server.close()
    }
  })

/** Builds a page with the desk's validator worker into a folder. */
export async function buildValidatorPage(outDir: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [validatorWorkerAddress()],
    worker: validatorWorkerBuild,
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(import.meta.dirname, 'browserPage.ts'),
        output: { entryFileNames: 'page.js' },
      },
    },
  })
}

const document =
  '<!doctype html><title>Validator</title><script type="module" src="/page.js"></script>'

/** Serves the built page and the bytes of drafts, which are too large for the DevTools protocol. */
function serve(folder: string, sent: ReadonlyMap<string, Uint8Array>): Server {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const types: Record<string, string> = { '.js': 'text/javascript', '': 'text/html' }
  const headers = { 'Content-Security-Policy': deskPolicy() }
  return createServer((request, response) => {
    const name = (request.url ?? '').slice(1)
    const bytes = sent.get(name)
    if (bytes) response.writeHead(200, { 'Cache-Control': 'no-store' }).end(bytes)
    else if (name === 'favicon.ico') response.writeHead(204).end()
    else if (name !== '' && !files.includes(name)) response.writeHead(404).end()
    else
      response
        .writeHead(200, { ...headers, 'Content-Type': types[extname(name)] })
        .end(name === '' ? document : readFileSync(join(folder, name)))
  })
}

async function open(page: Page, site: SiteFiles, language: string): Promise<number> {
  return page.evaluate(
    async ({ site, language, messages }) => {
      const start = performance.now()
      const here = globalThis as Global
      here.validator = here.openValidator(site, language, messages)
      await here.validator.check(new Map())
      return performance.now() - start
    },
    { site, language, messages: validatorMessages(language, 'file') },
  )
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
  const findings = await (globalThis as Global).validator.check(new Map(changes))
  return { findings, ms: performance.now() - start }
}
