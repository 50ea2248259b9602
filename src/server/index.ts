import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readSiteMap } from '../content/read'
import { pageFinder } from '../content/spellings'
import { callingCodeOf } from '../country/phone'
import { createApi } from './app'
import { type Clock, systemClock } from './clock'
import { databasePlace } from './database'
import { createDesk, type Desk } from './desk'
import { isBuilt, isDeskPath } from './desk/files'
import type { ProposalPort } from './editor/port'
import { readFacts } from './facts'
import { createAddressLimit } from './limits/addressLimit'
import { createListener, type Fetch } from './listener'
import { createDelivery } from './mail/delivery'
import { mailText } from './mail/mailText'
import { createSmtp } from './mail/smtp'
import { type Log, logToStdout } from './requestLog'
import { createRetention } from './retention'
import { readSettings } from './settings'
import { createSite, siteFault } from './site'
import { siteLanguage } from './siteLanguage'
import { createStore, type RequestStore } from './store'

export { createGitProposals } from './editor/gitProposals'
export { openRepository } from './editor/repository'
export { createHttp } from './listener'
export { StoreUnavailable } from './store/storeUnavailable'

export type ServerOptions = {
  /** The clinic's folder: `content/`, `locales/`, `dist/`, `.data/`. */
  root: string
  /** See scripts/hosting/README.md for the variables. */
  env?: NodeJS.ProcessEnv
  clock?: Clock
  log?: Log
  /** Where an editor's changes go; without it nobody edits here. */
  proposals?: ProposalPort
}

export type Server = {
  fetch: Fetch
  store: RequestStore
  /** Whether the desk is built; where it is open, DESK_ORIGIN says. */
  hasDesk: boolean
  /** Begins to send mail and to delete what is too old. */
  start(): void
  /** Ends what would never end by itself: the desk's streams. */
  endStreams(): void
  /** Resolves when no mail is on its way and the store is closed. */
  close(): Promise<void>
}

type Endpoint = Server & { desk: Desk | undefined }

const isApiPath = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/')

/** The endpoint and all that stands behind it, set up from content, locale and environment. Throws when they are not readable. */
export function createEndpoint(
  { root, env = process.env, clock = systemClock, log = logToStdout, proposals }: ServerOptions,
  checkSite?: () => Promise<string | undefined>,
): Endpoint {
  const facts = readFacts(root, siteLanguage(root, env))
  const { addressLimit, phoneLimit, smtpUrl, mailFrom, deskOrigin, ...settings } = readSettings(env)
  const { email, requestRetentionDays: days } = facts.clinic
  const mailDomain = smtpUrl && email.slice(email.lastIndexOf('@') + 1)
  const store = createStore(databasePlace(root, env), {
    now: clock.now,
    callingCode: callingCodeOf(facts.site.country),
    addressLimit,
    phoneLimit,
    mailDomain,
  })
  const delivery =
    smtpUrl &&
    createDelivery({
      outbox: store.outbox,
      compose: (mail) => mailText(facts, mail),
      send: createSmtp({ url: smtpUrl, from: mailFrom ?? email, to: email }),
      clock,
      log,
    })
  const retention = createRetention({ store, days, clock, log })
  const { trustedProxies } = settings
  const desk = isBuilt(root)
    ? createDesk({
        root,
        facts,
        store,
        configured: deskOrigin,
        trustedProxies,
        clock,
        log,
        onUnwiped: retention.again,
        proposals,
      })
    : undefined
  const api = createApi({
    facts,
    store,
    log,
    ...settings,
    checkSite,
    addressLimit: addressLimit && createAddressLimit(addressLimit, clock),
    sendsMail: Boolean(delivery),
    onStored() {
      if (delivery) delivery.wake()
      desk?.wake()
    },
  })
  return {
    fetch: (request, connection = {}) => api.fetch(request, connection),
    desk,
    store,
    hasDesk: desk !== undefined,
    endStreams: () => desk?.stop(),
    start() {
      void retention.start()
      if (delivery) delivery.wake()
    },
    async close() {
      desk?.stop()
      retention.stop()
      if (delivery) await delivery.stop()
      await store.close()
    },
  }
}

/** The whole server: the endpoint below `/api`, the desk where it is open, the built site everywhere else. */
export function createServer(options: ServerOptions): Server {
  const { root, env = process.env, log } = options
  const dist = join(root, 'dist')
  const language = siteLanguage(root, env)
  const page = pageFinder(readSiteMap({ clinicDir: root, language }).pages)
  const site = createSite({
    dist,
    canonicalPath: (pathname) => page(pathname)?.path,
    trustedProxies: readSettings(env).trustedProxies,
    log,
  })
  const endpoint = createEndpoint(options, () => siteFault(dist))
  return {
    ...endpoint,
    async fetch(request, connection) {
      if (isApiPath(new URL(request.url).pathname)) return endpoint.fetch(request, connection)
      return (await endpoint.desk?.answer(request, connection)) ?? site.fetch(request)
    },
  }
}

/**
 * The endpoint for a connect server (Vite's), and the desk as it was last built, to be
 * used without a mount path, because connect would cut it off the address.
 */
export function createApiMiddleware(options: ServerOptions) {
  const endpoint = createEndpoint(options)
  const { desk } = endpoint
  const listener = createListener(
    async (request, connection) =>
      (await desk?.answer(request, connection)) ?? endpoint.fetch(request, connection),
  )
  endpoint.start()
  const middleware = (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void => {
    const pathname = (request.url ?? '').split('?')[0] ?? ''
    if (isApiPath(pathname) || (desk && isDeskPath(pathname))) void listener(request, response)
    else next()
  }
  return { ...endpoint, middleware }
}
