import type { BrowserContext } from '@playwright/test'

export type Watched = {
  /** Errors and warnings of the console or the page. */
  complaints: string[]
  /** Violations of the content security policy. No test may allow them. */
  violations: string[]
  /** Requested addresses of other hosts. */
  thirdParty: string[]
}

/** The hero's loops. */
export const loopFiles = '**/*.mp4'

/** Prefix of the listener's messages below, which a page's own messages lack. */
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
 * The browser's message for a page that is 404 is no complaint: the test means it.
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
  // A pattern, not a function: a function is called, outside the browser, for every request.
  await context.route(new RegExp(`^(?!${origin}/)https?://`), (route) => {
    watched.thirdParty.push(route.request().url())
    return route.fulfill(emptyPage)
  })
  await context.route(loopFiles, (route) => route.fulfill({ contentType: 'video/mp4', body: '' }))
  return watched
}
