import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { hostOf } from './hosts'

/** What belongs to one clinic of several, and stands in its own file. */
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

/** The file in a clinic's folder with its variables, one `NAME=value` a line. */
const fileName = 'env'

/**
 * Throws where the process has what belongs to one clinic: it would be every one's, and one
 * clinic's mails would leave through another's server.
 */
export function refuseSharedVariables(env: NodeJS.ProcessEnv): void {
  const shared = ['CLINIC', ...ofTheClinic].filter((name) => env[name])
  if (shared.length === 0) return
  throw new Error(
    `${shared.join(', ')}: with CLINICS, a clinic's variables stand in the file "${fileName}" of its own folder.`,
  )
}

/**
 * The variables of the clinic in the folder `root`, out of its file alone; how many proxies
 * stand in front says the process. Throws an Error that names a variable which is not a
 * clinic's, or would open its desk under another name than its own.
 */
export function readClinicVariables(
  { root, host }: { root: string; host: string },
  { TRUST_PROXY }: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const file = join(root, fileName)
  const own = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const foreign = Object.keys(own).filter((name) => !ofTheClinic.includes(name))
  if (foreign.length > 0) throw new Error(`${file} has ${foreign.join(', ')}, which no clinic has.`)
  if (own.DESK_ORIGIN && hostOf(own.DESK_ORIGIN) !== host)
    throw new Error(`DESK_ORIGIN in ${file} must be https://${host}: the desk is open there alone.`)
  return { ...own, TRUST_PROXY }
}
