import { join } from 'node:path'
import type { SiteFacts } from '../content/loading/clinicFacts'
import { createLive } from '../desk/server/live'
import type { ProposalStore } from '../editor/server/proposalStore'
import { type Clock, systemClock } from '../server/base/clock'
import { createAddressLimit } from '../server/base/limits'
import { faultCode, type Log, logFailure, logToStdout } from '../server/base/requestLog'
import type { Fetch, Refuse } from '../server/http/listener'
import { readSettings } from '../server/http/settings'
import { createDelivery } from '../server/mail/delivery'
import { mailText } from '../server/mail/mailText'
import { createSmtp } from '../server/mail/smtp'
import type { Metrics } from '../server/metrics/prometheus'
import { onRelease } from '../server/releases/releases'
import { contentFault, servedFacts } from '../server/releases/servedFacts'
import { createApi } from '../server/requests/api'
import { errorStatus, failurePage } from '../server/requests/responses'
import { isBuilt } from '../server/staff/deskFiles'
import { createSignInLimits } from '../server/staff/signIn'
import { createBackups } from '../server/storage/backup/backups'
import { backupFolder } from '../server/storage/backup/copies'
import { databasePlace } from '../server/storage/database'
import { diskUse } from '../server/storage/diskUse'
import { createRetention } from '../server/storage/retention'
import { createStore, type RequestStore } from '../server/storage/store'
import { createDesk, type Desk } from './deskRoutes'
import { createUpkeep } from './upkeep'

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
}

export type Server = {
  fetch: Fetch
  /** A page with the clinic's phone number; logs the error. */
  refuse: Refuse
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
): Server & { desk: { answer: Desk } | undefined; facts: () => SiteFacts } {
  const { root, env = process.env, clock = systemClock, proposals, metrics } = options
  const dist = join(root, 'dist')
  const log = withMetrics(options.log ?? logToStdout, metrics)
  const inLanguages = onRelease(dist, () => {
    reportFault(root, log)
    return servedFacts(root)
  })
  const published = () => inLanguages()[0]
  const facts = published()
  const settings = readSettings(env)
  const { addressLimit, phoneLimit, smtpUrl, mailFrom, trustedProxies, backups } = settings
  const { email } = facts.clinic
  const mailDomain = smtpUrl && email.slice(email.lastIndexOf('@') + 1)
  const place = databasePlace(root, env)
  const store = createStore(place, {
    now: clock.now,
    onRetry: metrics?.onRetry,
    country: facts.site.country,
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
  const agreed = () => {
    const { site, clinic } = published()
    return { timeZone: site.timeZone, usualMinutes: clinic.appointmentMinutes }
  }
  const retention = createRetention({ store, days, agreed, clock, log })
  const copies =
    backups &&
    createBackups({
      ...backups,
      // Backups obey retention.
      days: () => Math.min(backups.days, days()),
      folder: backupFolder(root, backups.folder),
      store,
      clock,
      log,
    })
  const measure = () =>
    diskUse(root, {
      requests: [place.file, place.file && `${place.file}-wal`],
      repository: [proposals?.objects],
      releases: ['.releases', 'dist'].map((name) => join(root, name)),
      backups: [backups && backupFolder(root, backups.folder)],
    })
  // The disk's own time: git compares ages with it.
  const upkeep = createUpkeep({ prune: proposals?.prune, measure, clock: systemClock, log })
  const live = isBuilt(root) ? createLive(store, clock) : undefined
  const unsubscribe = live && proposals?.subscribe(live.tellProposals)
  const limits = createSignInLimits(store, clock)
  const byAddress = addressLimit && createAddressLimit(addressLimit, clock)
  // A release may change all facts.
  const routes = onRelease(dist, () => ({
    desk:
      live &&
      createDesk({
        root,
        inLanguages: inLanguages(),
        store,
        live,
        limits,
        configured: settings.deskOrigin,
        trustedProxies,
        clock,
        log,
        onUnwiped: retention.again,
        proposals,
        measure,
      }),
    api: createApi({
      facts: published(),
      further: inLanguages().slice(1),
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
    facts: inLanguages,
    fetch: (request, connection = {}) => routes().api.fetch(request, connection),
    refuse(code, error) {
      if (error !== undefined) logFailure(log, error)
      return failurePage(published(), code, errorStatus[code])
    },
    desk: live && { answer: async (...given) => routes().desk?.(...given) },
    store,
    hasDesk: live !== undefined,
    endStreams: () => live?.stop(),
    start() {
      void retention.start()
      copies?.start()
      upkeep.start()
      if (delivery) delivery.wake()
    },
    async close() {
      unsubscribe?.()
      live?.stop()
      await retention.stop()
      if (delivery) await delivery.stop()
      await copies?.stop()
      await upkeep.stop()
      await store.close()
    },
  }
}

export const withMetrics = (log: Log, metrics: Metrics | undefined): Log =>
  metrics
    ? (line) => {
        log(line)
        metrics.observe(line)
      }
    : log

/** Reports content that only the next publication would refuse. */
function reportFault(root: string, log: Log): void {
  const fault = contentFault(root)
  if (fault === undefined) return
  log({ event: 'site', outcome: 'failing', cause: faultCode(fault) })
  console.error(`The release is served; the content cannot be read: ${fault}`)
}
