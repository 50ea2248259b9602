import type { BrowserContext } from '@playwright/test'

export type Watched = {
  /** What the console or the page complained of, one sentence each. */
  complaints: string[]
  /** What the content security policy has refused, one sentence each. No test may allow it. */
  violations: string[]
  /** Addresses on other hosts that were asked for. */
  thirdParty: string[]
}

/** The hero's loops. */
export const loopFiles = '**/*.mp4'

/** Begins what the listener below says, to be told from what a page says. */
const refused = 'content security policy refused'

const emptyPage = {
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: '<!doctype html><html lang="tr"><title>Stub</title></html>',
}

/**
 * Watches a context from its first page on: console errors and warnings,
 * uncaught errors, CSP violations. Answers requests to hosts other than
 * `origin` with an empty page, so that no test leaves this machine, and a
 * request for a loop with nothing: a machine without a graphics card draws
 * little else once one plays. `withLoops` (carousel.ts) lets a page have them.
 *
 * The browser's own note that the page asked for answered 404 is no complaint:
 * a test that opens an unknown address means to.
 */
export async function watch(context: BrowserContext, origin: string): Promise<Watched> {
  const watched: Watched = { complaints: [], violations: [], thirdParty: [] }
  const missingDocuments = new Set<string>()

  context.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.status() === 404) {
      missingDocuments.add(response.url().replace(/#.*/, ''))
    }
  })
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (message.text().startsWith(refused)) watched.violations.push(message.text())
    const { url } = message.location()
    if (missingDocuments.has(url.replace(/#.*/, '')) && message.text().includes('404')) return
    watched.complaints.push(`console.${message.type()}: ${message.text()} (${url})`)
  })
  context.on('weberror', (error) => {
    watched.complaints.push(`uncaught: ${error.error().stack || error.error().message}`)
  })
  await context.addInitScript((beginning) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      console.error(
        `${beginning} ${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
      )
    })
  }, refused)
  // A pattern, not a function: a function would be asked, out of the browser, of every request.
  // A pattern, not a function, which would be asked of every request there is.
  await context.route(new RegExp(`^(?!${origin}/)https?://`), (route) => {
    watched.thirdParty.push(route.request().url())
    return route.fulfill(emptyPage)
  })
  await context.route(loopFiles, (route) => route.fulfill({ contentType: 'video/mp4', body: '' }))
  return watched
}
