import { join } from 'node:path'
import { callingCodeOf } from '../country/phone'
import { createApi } from './app'
import { createBackups } from './backup/backups'
import { backupFolder } from './backup/copies'
import { type Clock, systemClock } from './clock'
import { databasePlace } from './database'
import { createDesk, type Desk } from './desk'
import { isBuilt } from './desk/files'
import { createLive } from './desk/live'
import { createSignInLimits } from './desk/signIn'
import type { ProposalPort } from './editor/port'
import { readFacts } from './facts'
import { followBuild } from './followBuild'
import { createAddressLimit } from './limits/addressLimit'
import type { Fetch } from './listener'
import { createDelivery } from './mail/delivery'
import { mailText } from './mail/mailText'
import { createSmtp } from './mail/smtp'
import type { Metrics } from './metrics'
import { type Log, logToStdout } from './requestLog'
import { createRetention } from './retention'
import { readSettings } from './settings'
import { siteLanguage } from './siteLanguage'
import { createStore, type RequestStore } from './store'

export type ServerOptions = {
  /** The clinic's folder: `content/`, `locales/`, `dist/`, `.data/`. */
  root: string
  /** See scripts/hosting/README.md for the variables. */
  env?: NodeJS.ProcessEnv
  clock?: Clock
  log?: Log
  /** Where an editor's changes go; without it nobody edits here. */
  proposals?: ProposalPort
  /** What counts for the operator; without it nothing does. */
  metrics?: Metrics
  /** When its hourly work is done, from 0 to 1 of the hour; see `createBackups`. */
  apart?: number
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

export type Endpoint = Server & { desk: Desk | undefined }

/** The endpoint and all that stands behind it, set up from content, locale and environment. Throws when they are not readable. */
export function createEndpoint(
  options: ServerOptions,
  checkSite?: () => Promise<string | undefined>,
): Endpoint {
  const { root, env = process.env, clock = systemClock, proposals, metrics, apart } = options
  const dist = join(root, 'dist')
  const published = followBuild(dist, () => readFacts(root, siteLanguage(root)))
  const facts = published()
  const inOtherWords = () =>
    new Map(
      published()
        .languages.slice(1)
        .map((code) => [code, readFacts(root, code)]),
    )
  const log = heardBy(options.log ?? logToStdout, metrics)
  const { addressLimit, phoneLimit, smtpUrl, mailFrom, deskOrigin, backups, ...settings } =
    readSettings(env)
  const { email } = facts.clinic
  const mailDomain = smtpUrl && email.slice(email.lastIndexOf('@') + 1)
  const store = createStore(databasePlace(root, env), {
    now: clock.now,
    onRetry: metrics?.onRetry,
    callingCode: callingCodeOf(facts.site.country),
    addressLimit,
    phoneLimit,
    mailDomain,
  })
  const delivery =
    smtpUrl &&
    createDelivery({
      outbox: store.outbox,
      compose: (mail) => mailText(published(), mail),
      send: createSmtp({
        url: smtpUrl,
        addresses() {
          const to = published().clinic.email
          return { from: mailFrom ?? to, to }
        },
      }),
      clock,
      log,
    })
  const days = () => published().clinic.requestRetentionDays
  const retention = createRetention({ store, days, clock, log })
  const copies =
    backups &&
    createBackups({
      ...backups,
      // Nobody stays longer in a copy than they were to be kept.
      days: () => Math.min(backups.days, days()),
      folder: backupFolder(root, backups.folder),
      store,
      apart,
      clock,
      log,
    })
  const { trustedProxies } = settings
  const live = isBuilt(root) ? createLive(store.desk, clock) : undefined
  const limits = createSignInLimits(store.desk, clock)
  const byAddress = addressLimit && createAddressLimit(addressLimit, clock)
  /** Routes know the clinic as it was published when they were made. */
  const routes = followBuild(dist, () => ({
    desk:
      live &&
      createDesk({
        root,
        facts: published(),
        store,
        live,
        limits,
        configured: deskOrigin,
        trustedProxies,
        clock,
        log,
        onUnwiped: retention.again,
        proposals,
      }),
    api: createApi({
      facts: published(),
      further: inOtherWords(),
      store,
      log,
      ...settings,
      checkSite,
      addressLimit: byAddress,
      sendsMail: Boolean(delivery),
      onStored() {
        if (delivery) delivery.wake()
        live?.wake()
      },
    }),
  }))
  return {
    fetch: (request, connection = {}) => routes().api.fetch(request, connection),
    desk: live && { answer: async (...asked) => routes().desk?.answer(...asked) },
    store,
    hasDesk: live !== undefined,
    endStreams: () => live?.stop(),
    start() {
      void retention.start()
      copies?.start()
      if (delivery) delivery.wake()
    },
    async close() {
      live?.stop()
      retention.stop()
      if (delivery) await delivery.stop()
      await copies?.stop()
      await store.close()
    },
  }
}

/** The log, and the figures that go by it. */
export const heardBy = (log: Log, metrics: Metrics | undefined): Log =>
  metrics
    ? (line) => {
        log(line)
        metrics.observe(line)
      }
    : log
