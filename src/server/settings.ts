import type { BackupSettings } from './backup/backups'
import { parseRateLimit, type RateLimit } from './limits/rateLimit'

/** What an operator sets in the environment. */
export type Settings = {
  /** ALLOWED_ORIGINS: sites on other hosts whose form may post here. */
  allowedOrigins: string[]
  /** RATE_LIMIT_ADDRESS, RATE_LIMIT_PHONE; undefined when switched off. */
  addressLimit: RateLimit | undefined
  phoneLimit: RateLimit | undefined
  /** TRUST_PROXY: how many proxies of the operator's own stand in front. */
  trustedProxies: number
  /** SMTP_URL; without it nothing is queued and nothing is sent. */
  smtpUrl: string | undefined
  /** MAIL_FROM: the sender, where it is not the clinic's own address. */
  mailFrom: string | undefined
  /** DESK_ORIGIN: where the desk is open; without it on the own machine only. */
  deskOrigin: string | undefined
  /** METRICS_TOKEN: opens `/metrics`, which is not there without. */
  metricsToken: string | undefined
  /** BACKUP_DIR, BACKUP_EVERY, BACKUP_DAYS: copies of the file; none without the first. */
  backups: BackupSettings | undefined
}

/** Throws an Error that names the variable; a secret in it is not repeated. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean)
      .map(checkedOrigin),
    addressLimit: parseRateLimit('RATE_LIMIT_ADDRESS', env.RATE_LIMIT_ADDRESS || '30/600'),
    phoneLimit: parseRateLimit('RATE_LIMIT_PHONE', env.RATE_LIMIT_PHONE || '10/86400'),
    trustedProxies: proxies(env.TRUST_PROXY || '0'),
    smtpUrl: env.SMTP_URL ? checkedSmtpUrl(env.SMTP_URL) : undefined,
    mailFrom: env.MAIL_FROM || undefined,
    deskOrigin: env.DESK_ORIGIN ? checkedDeskOrigin(env.DESK_ORIGIN) : undefined,
    backups: backups(env),
    metricsToken: env.METRICS_TOKEN ? checkedToken(env.METRICS_TOKEN) : undefined,
  }
}

/** As a browser writes it in Origin: without a path, not even a slash. */
function checkedOrigin(written: string): string {
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new Error(`ALLOWED_ORIGINS has "${written}", it must be like https://www.mercan.example.`)
}

function proxies(written: string): number {
  if (written === 'true') return 1
  if (/^\d$/.test(written)) return Number(written)
  throw new Error(
    `TRUST_PROXY is "${written}", it must be the number of proxies in front, from 0 to 9.`,
  )
}

function checkedSmtpUrl(url: string): string {
  const isSmtp = URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol)
  if (isSmtp && new URL(url).hostname !== '') return url
  throw new Error('SMTP_URL must be like smtps://user:password@host or smtp://host:587.')
}

/** Passkeys belong to a name that is reached encrypted; an address of digits is none. */
function checkedDeskOrigin(written: string): string {
  const url = URL.canParse(written) ? new URL(written) : undefined
  const isSafe = url && (url.protocol === 'https:' || url.hostname === 'localhost')
  const isName = url && !/^[\d.]+$|^\[/.test(url.hostname)
  if (url && isSafe && isName && url.href === `${url.origin}/`) return url.origin
  throw new Error(`DESK_ORIGIN is "${written}", it must be like https://www.mercan.example.`)
}

/** Nobody is to guess it. */
function checkedToken(token: string): string {
  if (/^[\x21-\x7e]{16,200}$/.test(token)) return token
  throw new Error('METRICS_TOKEN must be 16 to 200 letters, digits or signs, without a space.')
}

function backups(env: NodeJS.ProcessEnv): BackupSettings | undefined {
  if (!env.BACKUP_DIR) return undefined
  if (/^postgres/.test(env.DATABASE_URL ?? ''))
    throw new Error('BACKUP_DIR is for a file; PostgreSQL has its own backups.')
  const everyMs = 1000 * whole('BACKUP_EVERY', env.BACKUP_EVERY || '3600', 86_400)
  // Whoever asks to be deleted has to be within 30 days, wherever they stand (KVKK, article 13).
  const days = whole('BACKUP_DAYS', env.BACKUP_DAYS || '7', 30)
  return { folder: env.BACKUP_DIR, everyMs, days }
}

function whole(variable: string, written: string, most: number): number {
  const number = /^[1-9]\d*$/.test(written) ? Number(written) : 0
  if (number > 0 && number <= most) return number
  throw new Error(`${variable} is "${written}", it must be a whole number from 1 to ${most}.`)
}
