import { parseRateLimit } from '../base/limits'
import type { BackupSettings } from '../storage/backup/backups'

/**
 * Reads the environment variables (docs/operations.md). Throws an Error that names an invalid
 * one, without its secret.
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  return {
    /** Other origins whose form may post. */
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean)
      .map(checkedOrigin),
    /** Undefined if off. */
    addressLimit: parseRateLimit('RATE_LIMIT_ADDRESS', env.RATE_LIMIT_ADDRESS || '30/600'),
    phoneLimit: parseRateLimit('RATE_LIMIT_PHONE', env.RATE_LIMIT_PHONE || '10/86400'),
    /** Number of the operator's proxies. */
    trustedProxies: proxies(env.TRUST_PROXY || '0'),
    /** Without it no mail is queued. */
    smtpUrl: env.SMTP_URL ? checkedSmtpUrl(env.SMTP_URL) : undefined,
    /** Sender, by default the clinic's address. */
    mailFrom: env.MAIL_FROM || undefined,
    /** By default the desk is open on localhost only. */
    deskOrigin: env.DESK_ORIGIN ? checkedDeskOrigin(env.DESK_ORIGIN) : undefined,
    /** Backups of an SQLite file. */
    backups: backups(env),
    /** Enables and protects `/metrics`. */
    metricsToken: env.METRICS_TOKEN ? checkedToken(env.METRICS_TOKEN) : undefined,
  }
}

/** As in an Origin header: no path, no trailing slash. */
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

/** Passkeys require HTTPS and a host name, not an IP address. */
function checkedDeskOrigin(written: string): string {
  const url = URL.canParse(written) ? new URL(written) : undefined
  const isSafe = url && (url.protocol === 'https:' || url.hostname === 'localhost')
  const isName = url && !/^[\d.]+$|^\[/.test(url.hostname)
  if (url && isSafe && isName && url.href === `${url.origin}/`) return url.origin
  throw new Error(`DESK_ORIGIN is "${written}", it must be like https://www.mercan.example.`)
}

/** Too long to be guessed. */
function checkedToken(token: string): string {
  if (/^[\x21-\x7e]{16,200}$/.test(token)) return token
  throw new Error('METRICS_TOKEN must be 16 to 200 letters, digits or signs, without a space.')
}

function backups(env: NodeJS.ProcessEnv): BackupSettings | undefined {
  if (!env.BACKUP_DIR) return undefined
  if (/^postgres/.test(env.DATABASE_URL ?? ''))
    throw new Error('BACKUP_DIR is for a file; PostgreSQL has its own backups.')
  const everyMs = 1000 * whole('BACKUP_EVERY', env.BACKUP_EVERY || '3600', 86_400)
  // Erasure within 30 days includes backups (KVKK, article 13).
  const days = whole('BACKUP_DAYS', env.BACKUP_DAYS || '7', 30)
  return { folder: env.BACKUP_DIR, everyMs, days }
}

function whole(variable: string, written: string, most: number): number {
  const number = /^[1-9]\d*$/.test(written) ? Number(written) : 0
  if (number > 0 && number <= most) return number
  throw new Error(`${variable} is "${written}", it must be a whole number from 1 to ${most}.`)
}
