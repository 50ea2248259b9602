import { join } from 'node:path'
import { readFacts } from '../content/loading/clinicFacts'
import { siteLanguage } from '../content/loading/readJson'
import { createLive } from '../desk/server/live'
import type { ProposalStore } from '../editor/server/proposalStore'
import { type Clock, systemClock } from '../server/base/clock'
import { createAddressLimit } from '../server/base/limits'
import { type Log, logToStdout } from '../server/base/requestLog'
import type { Fetch } from '../server/http/listener'
import { readSettings } from '../server/http/settings'
import { createDelivery } from '../server/mail/delivery'
import { mailText } from '../server/mail/mailText'
import { createSmtp } from '../server/mail/smtp'
import type { Metrics } from '../server/metrics/prometheus'
import { onRelease } from '../server/releases/releases'
import { createApi } from '../server/requests/api'
import { isBuilt } from '../server/staff/deskFiles'
import { createSignInLimits } from '../server/staff/signIn'
import { createBackups } from '../server/storage/backup/backups'
import { backupFolder } from '../server/storage/backup/copies'
import { databasePlace } from '../server/storage/database'
import { createRetention } from '../server/storage/retention'
import { createStore, type RequestStore } from '../server/storage/store'
import { callingCodeOf } from '../shared/country/phone'
import { createDesk, type Desk } from './deskRoutes'

export type ServerOptions = {
  /** The clinic's folder: `content/`, `locales/`, `dist/`, `.data/`. */
  root: string
  /** See docs/operations.md for the variables. */
  env?: NodeJS.ProcessEnv
  clock?: Clock
  log?: Log
  /** Absent: no editor. */
  proposals?: ProposalStore
  metrics?: Metrics
  /** Offset of hourly work, 0 to 1 of the hour; see `createBackups`. */
  apart?: number
}

export type Server = {
  fetch: Fetch
  store: RequestStore
  /** Whether the desk is built; DESK_ORIGIN opens it. */
  hasDesk: boolean
  /** Starts mail delivery, retention and backups. */
  start(): void
  endStreams(): void
  /** Resolves when mail delivery has stopped and the store is closed. */
  close(): Promise<void>
}

/** Composes a clinic's services from content, locale and environment. Throws if unreadable. */
export function createEndpoint(
  options: ServerOptions,
  checkSite?: () => Promise<string | undefined>,
): Server & { desk: { answer: Desk } | undefined } {
  const { root, env = process.env, clock = systemClock, proposals, metrics, apart } = options
  const dist = join(root, 'dist')
  const published = onRelease(dist, () => readFacts(root, siteLanguage(root)))
  const facts = published()
  const furtherFacts = () => {
    const [, ...further] = published().languages
    return new Map(further.map((code) => [code, readFacts(root, code)]))
  }
  const log = withMetrics(options.log ?? logToStdout, metrics)
  const settings = readSettings(env)
  const { addressLimit, phoneLimit, smtpUrl, mailFrom, trustedProxies, backups } = settings
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
      // Backups obey retention.
      days: () => Math.min(backups.days, days()),
      folder: backupFolder(root, backups.folder),
      store,
      apart,
      clock,
      log,
    })
  const live = isBuilt(root) ? createLive(store.desk, clock) : undefined
  const limits = createSignInLimits(store.desk, clock)
  const byAddress = addressLimit && createAddressLimit(addressLimit, clock)
  // A release may change all facts.
  const routes = onRelease(dist, () => ({
    desk:
      live &&
      createDesk({
        root,
        facts: published(),
        store,
        live,
        limits,
        configured: settings.deskOrigin,
        trustedProxies,
        clock,
        log,
        onUnwiped: retention.again,
        proposals,
      }),
    api: createApi({
      facts: published(),
      further: furtherFacts(),
      store,
      log,
      allowedOrigins: settings.allowedOrigins,
      trustedProxies,
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
    desk: live && { answer: async (...given) => routes().desk?.(...given) },
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

/** Feeds the log to the metrics. */
export const withMetrics = (log: Log, metrics: Metrics | undefined): Log =>
  metrics
    ? (line) => {
        log(line)
        metrics.observe(line)
      }
    : log
