import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { readSettings } from '../../server/http/settings'
import { backupFolder } from '../../server/storage/backup/copies'
import { databasePlace } from '../../server/storage/database'
import { nameOf } from '../../server/storage/store'
import { type ClinicFolder, hostOf } from './hosts'

/** A tenant's variables, in its own file. */
const ofTheClinic = [
  'ALLOWED_ORIGINS',
  'BACKUP_DAYS',
  'BACKUP_DIR',
  'BACKUP_EVERY',
  'DATABASE_POOL',
  'DATABASE_URL',
  'DATA_DIR',
  'DESK_ORIGIN',
  'EDITOR_GITHUB',
  'EDITOR_GITHUB_APP',
  'EDITOR_GITHUB_BRANCH',
  'EDITOR_GITHUB_KEY',
  'EDITOR_GITHUB_TOKEN',
  'EDITOR_GITHUB_URL',
  'MAIL_FROM',
  'RATE_LIMIT_ADDRESS',
  'RATE_LIMIT_PHONE',
  'SMTP_URL',
  'VITE_API_HOST',
]

/** The variables file in a clinic's folder: `NAME=value` lines. */
const fileName = 'env'

/** Throws if the process has a tenant's variable: it would apply to all tenants. */
export function refuseSharedVariables(env: NodeJS.ProcessEnv): void {
  const shared = ['CLINIC', ...ofTheClinic].filter((name) => env[name])
  if (shared.length === 0) return
  throw new Error(
    `${shared.join(', ')}: with CLINICS, a clinic's variables belong in the file "${fileName}" of its own folder.`,
  )
}

/**
 * A tenant's variables from its file alone, with the process' TRUST_PROXY. Throws an Error for an
 * unknown variable or a DESK_ORIGIN of another host.
 */
export function readClinicVariables(
  { root, host }: { root: string; host: string },
  { TRUST_PROXY }: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const file = join(root, fileName)
  const own = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const foreign = Object.keys(own).filter((name) => !ofTheClinic.includes(name))
  if (foreign.length > 0)
    throw new Error(`${file} has ${foreign.join(', ')}, which no clinic may set.`)
  if (own.DESK_ORIGIN && hostOf(own.DESK_ORIGIN) !== host)
    throw new Error(`DESK_ORIGIN in ${file} must be https://${host}: the desk is open there alone.`)
  return { ...own, TRUST_PROXY }
}

/** A tenant before it is opened; `fault`: why it cannot be. */
export type ClinicSettings = ClinicFolder & { env: NodeJS.ProcessEnv; fault?: Error }

/**
 * Settings of all tenants. Two tenants that share a database, backup folder or repository are
 * both refused: one would show the other's patients.
 */
export function readClinicSettings(
  clinics: readonly ClinicFolder[],
  processEnv: NodeJS.ProcessEnv,
): ClinicSettings[] {
  const owners = new Map<string, string[]>()
  const all = clinics.map((clinic): ClinicSettings => {
    try {
      const env = readClinicVariables(clinic, processEnv)
      for (const place of placesOf(clinic, env))
        owners.set(place, [...(owners.get(place) ?? []), clinic.host])
      return { ...clinic, env }
    } catch (error) {
      return { ...clinic, env: {}, fault: error instanceof Error ? error : new Error(`${error}`) }
    }
  })
  const shared = [...owners].filter(([, hosts]) => hosts.length > 1)
  return all.map((clinic) => {
    const [place, hosts] = shared.find(([, hosts]) => hosts.includes(clinic.host)) ?? []
    if (place === undefined) return clinic
    return { ...clinic, fault: new Error(`${hosts?.join(' and ')} both keep theirs in ${place}.`) }
  })
}

/** Storage that tenants must not share. */
function placesOf({ root }: ClinicFolder, env: NodeJS.ProcessEnv): string[] {
  const { file, url } = databasePlace(root, env)
  const { backups } = readSettings(env)
  return [
    file ?? nameOf(url),
    ...(backups ? [backupFolder(root, backups.folder)] : []),
    ...(env.EDITOR_GITHUB ? [`${env.EDITOR_GITHUB.toLowerCase()} on GitHub`] : []),
  ]
}
