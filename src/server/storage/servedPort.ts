import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { databasePlace } from './database'

/** Beside the clinic's database, so that the command line prints links to the running server. */
const fileOf = (clinic: string): string =>
  join(dirname(databasePlace(clinic).file ?? join(clinic, '.data', 'requests.db')), 'port')

/** Notes the port on which a clinic is served; undefined removes it. */
export function noteServedPort(clinic: string, port: unknown): void {
  try {
    if (port === undefined) rmSync(fileOf(clinic), { force: true })
    else writeFileSync(fileOf(clinic), String(port))
  } catch {
    // Without it, links name the default port.
  }
}

/** The port on which a clinic is served; undefined if no server runs. */
export function servedPort(clinic: string): string | undefined {
  try {
    return readFileSync(fileOf(clinic), 'utf8')
  } catch {
    return undefined
  }
}
