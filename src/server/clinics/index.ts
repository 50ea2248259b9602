import { createHash } from 'node:crypto'
import { type Clock, systemClock } from '../clock'
import type { Server, ServerOptions } from '../endpoint'
import type { Fetch } from '../listener'
import type { ClinicsMetrics } from '../metrics'
import { type Log, logToStdout } from '../requestLog'
import { readSettings } from '../settings'
import { StoreUnavailable } from '../store/storeUnavailable'
import { type ClinicSettings, readClinicSettings } from './clinicSettings'
import { hostOf, readClinicFolders } from './hosts'
import { createOpening, type Opening } from './opening'
import { createOperator } from './operator'
import { refuseSharedVariables } from './variables'

export type ClinicsOptions = {
  /** CLINICS: absolute; a sub-folder for each clinic, called as its site is. */
  folder: string
  /** The process' own. */
  env: NodeJS.ProcessEnv
  /** Makes the server of one clinic, from its settings alone. */
  open(options: ServerOptions): Promise<Server>
  metrics?: ClinicsMetrics
  clock?: Clock
  log?: Log
  /** Tells the operator, in a sentence. */
  tell?(sentence: string): void
}

export type Clinics = {
  fetch: Fetch
  /** How many there are. */
  count: number
  /** Opens one after the other those whom no visitor has opened yet. */
  start(): Promise<void>
  endStreams(): void
  close(): Promise<void>
}

/**
 * Several clinics in one process, each answered under its own name by a server of its own:
 * its folder, variables, database, facts and limits; what they share is the program. A
 * clinic that cannot be opened leaves the others up. Throws an Error for a folder or an
 * environment that cannot be meant.
 */
export function createClinics(options: ClinicsOptions): Clinics {
  const { folder, env, open, metrics, clock = systemClock, log = logToStdout } = options
  const { tell = console.error } = options
  refuseSharedVariables(env)
  const { trustedProxies } = readSettings(env)
  const settings = readClinicSettings(readClinicFolders(folder), env)
  const clinics = new Map(settings.map((clinic) => [clinic.host, openingOf(clinic)]))
  const operator = createOperator({ clinics, metrics, trustedProxies })
  let isOver = false

  function openingOf({ host, root, env: own, fault }: ClinicSettings): Opening {
    const named: Log = (line) => log({ ...line, clinic: host })
    return createOpening({
      clock,
      async open() {
        if (fault) throw fault
        return open({
          ...{ root, env: own, clock, log: named, metrics: metrics?.of(host) },
          apart: shareOf(host),
        })
      },
      onFault(error) {
        named({ event: 'clinic', outcome: 'unavailable', cause: causeOf(error) })
        tell(`${host} is not served: ${error instanceof Error ? error.message : error}`)
      },
      onOpened(server) {
        server.start()
        server.store.check().catch((error: unknown) => {
          const cause = error instanceof StoreUnavailable ? error.code : causeOf(error)
          named({ event: 'clinic', outcome: 'failing', cause })
        })
      },
    })
  }

  return {
    count: clinics.size,
    async fetch(request, connection) {
      const clinic = clinics.get(hostOf(request.url) ?? '')
      if (!clinic) return operator.answer(request)
      const server = await clinic.get()
      return server ? server.fetch(request, connection) : operator.unavailable(request)
    },
    async start() {
      for (const clinic of clinics.values()) {
        if (isOver) return
        await clinic.get()
      }
    },
    endStreams() {
      for (const clinic of clinics.values()) clinic.opened()?.endStreams()
    },
    async close() {
      isOver = true
      await Promise.all([...clinics.values()].map((clinic) => clinic.close()))
    },
  }
}

const causeOf = (error: unknown): string => {
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}

/** A number from 0 to 1 by the clinic's name: what all do every hour, each does at its own time. */
const shareOf = (host: string): number =>
  createHash('sha256').update(host).digest().readUInt32BE() / 2 ** 32
