import { createHash } from 'node:crypto'
import { type Clock, systemClock } from '../../server/base/clock'
import { faultCode, type Log, logToStdout } from '../../server/base/requestLog'
import type { Connection } from '../../server/http/listener'
import { readSettings } from '../../server/http/settings'
import type { ClinicsMetrics } from '../../server/metrics/prometheus'
import type { Server, ServerOptions } from '../services'
import { type ClinicSettings, readClinicSettings, refuseSharedVariables } from './clinicSettings'
import { hostOf, readClinicFolders } from './hosts'
import { createOpening, type Opening } from './opening'
import { createOperator } from './operator'

export type ClinicsOptions = {
  /** CLINICS: absolute path with a sub-folder per host. */
  folder: string
  env: NodeJS.ProcessEnv
  open(options: ServerOptions): Promise<Server>
  metrics?: ClinicsMetrics
  clock?: Clock
  log?: Log
  /** Prints a sentence for the operator. */
  tell?(sentence: string): void
}

/**
 * Serves tenants, each with its own folder, variables, database and limits; one that cannot be
 * opened does not affect the others. Throws an Error for an invalid folder or environment.
 */
export function createClinics(options: ClinicsOptions) {
  const { folder, env, open, metrics, clock = systemClock, log = logToStdout } = options
  const { tell = console.error } = options
  refuseSharedVariables(env)
  const { trustedProxies } = readSettings(env)
  const settings = readClinicSettings(readClinicFolders(folder), env)
  const clinics = new Map(settings.map((clinic) => [clinic.host, openingOf(clinic)]))
  const operator = createOperator({ clinics, metrics, trustedProxies, log })
  let isOver = false

  function openingOf({ host, root, env: own, fault }: ClinicSettings): Opening {
    const named: Log = (line) => log({ ...line, clinic: host })
    const apart = shareOf(host)
    return createOpening({
      clock,
      async open() {
        if (fault) throw fault
        return open({ root, env: own, clock, log: named, metrics: metrics?.of(host), apart })
      },
      onFault(error) {
        named({ event: 'clinic', outcome: 'unavailable', cause: faultCode(error) })
        tell(`${host} is not served: ${error instanceof Error ? error.message : error}`)
      },
      onOpened(server) {
        server.start()
        server.store.check().catch((error: unknown) => {
          named({ event: 'clinic', outcome: 'failing', cause: faultCode(error) })
        })
      },
    })
  }

  return {
    count: clinics.size,
    isProxied: trustedProxies > 0,
    refuse: operator.refuse,
    async fetch(request: Request, connection?: Connection): Promise<Response> {
      const clinic = clinics.get(hostOf(request.url) ?? '')
      if (!clinic) return operator.answer(request)
      const server = await clinic.get()
      return server ? server.fetch(request, connection) : operator.unavailable(request)
    },
    /** Opens remaining tenants one by one. */
    async start(): Promise<void> {
      for (const clinic of clinics.values()) {
        if (isOver) return
        await clinic.get()
      }
    },
    endStreams(): void {
      for (const clinic of clinics.values()) clinic.opened()?.endStreams()
    },
    async close(): Promise<void> {
      isOver = true
      await Promise.all([...clinics.values()].map((clinic) => clinic.close()))
    },
  }
}

/** 0 to 1 by host name: spreads hourly work. */
const shareOf = (host: string): number =>
  createHash('sha256').update(host).digest().readUInt32BE() / 2 ** 32
