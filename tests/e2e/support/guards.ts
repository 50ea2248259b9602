import type { BrowserContext } from '@playwright/test'

export type Watched = {
  /** Errors and warnings of the console or the page. */
  complaints: string[]
  /** Violations of the content security policy, which no test may allow. */
  violations: string[]
  /** Requested addresses of other hosts. */
  thirdParty: string[]
}

/** The hero's videos. */
export const loopFiles = '**/*.mp4'

/** Prefix of the listener's messages, to tell them from the page's. */
const refused = 'content security policy refused'

const emptyPage = {
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: '<!doctype html><html lang="tr"><title>Stub</title></html>',
}

/**
 * Records console errors and warnings, uncaught errors and CSP violations of a context, except the
 * browser's message for a 404 page. Other hosts get an empty page; videos, which are slow to
 * paint without a graphics card, an empty file (`withLoops` in carousel.ts loads them).
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
  // A pattern, because a function would run outside the browser for every request.
  await context.route(new RegExp(`^(?!${origin}/)https?://`), (route) => {
    watched.thirdParty.push(route.request().url())
    return route.fulfill(emptyPage)
  })
  await context.route(loopFiles, (route) => route.fulfill({ contentType: 'video/mp4', body: '' }))
  return watched
}
