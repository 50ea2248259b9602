import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { asciiDigits } from '../../shared/displayText'
import type { Clock } from './clock'

/** At most `count` requests within any `windowMs` milliseconds. */
export type RateLimit = { count: number; windowMs: number }

/** Parses `30/600` (30 in 600 seconds) or `off` (undefined). Its Error names the variable. */
export function parseRateLimit(variable: string, written: string): RateLimit | undefined {
  if (written === 'off') return undefined
  const [, count, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(written) ?? []
  if (!count || !seconds) {
    throw new Error(
      `${variable} is "${written}", it must be "off" or like 30/600 (30 in 600 seconds).`,
    )
  }
  return { count: Number(count), windowMs: Number(seconds) * 1000 }
}

/** For Retry-After: whole seconds, at least one. */
export const retryAfterSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

/** Cache size; beyond it the least recent address is dropped. */
const mostAddresses = 50_000

/**
 * Counts by network address in memory, in front of the store's shared count, so that a flood does
 * not reach the database.
 */
export function createAddressLimit({ count, windowMs }: RateLimit, clock: Clock) {
  // Ordered by last request, so that the first entries expire first.
  const passed = new Map<string, number[]>()

  return {
    /** Milliseconds to wait; undefined if it passes. Refusals are not counted. */
    pass(address: string): number | undefined {
      const now = clock.now()
      // A time in the future predates a clock that was set back.
      const isOld = (time: number) => time <= now - windowMs || time > now
      for (const [other, times] of passed) {
        if (!isOld(times.at(-1) ?? 0) && passed.size <= mostAddresses) break
        passed.delete(other)
      }
      const times = (passed.get(address) ?? []).filter((time) => !isOld(time))
      const [oldest] = times
      if (oldest !== undefined && times.length >= count) return oldest + windowMs - now
      passed.delete(address)
      passed.set(address, [...times, now])
      return undefined
    },
    /** Removes the last request, which the shared limit refused. */
    takeBack(address: string): void {
      passed.get(address)?.pop()
    },
  }
}

export type AddressLimit = ReturnType<typeof createAddressLimit>

/** An address limit in front of one shared by processes; `shared` resolves to the time to wait. */
export function createSharedLimit(
  limit: RateLimit,
  clock: Clock,
  shared: (address: string) => Promise<number | undefined>,
) {
  const own = createAddressLimit(limit, clock)
  return async (address: string): Promise<number | undefined> => {
    const wait = own.pass(address)
    if (wait !== undefined) return wait
    const longer = await shared(address)
    if (longer !== undefined) own.takeBack(address)
    return longer
  }
}

/**
 * The network that a limit counts: an IPv4 address or an IPv6 /64. `peer` is absent after a
 * disconnect; `forwardedFor` (X-Forwarded-For) counts only behind trusted proxies.
 */
export function clientAddress(
  { peer, forwardedFor }: { peer: string | undefined; forwardedFor: string | undefined },
  trustedProxies: number,
): string {
  // Each proxy appends its peer.
  const hops = (forwardedFor ?? '').split(',').map(bare)
  const forwarded = trustedProxies > 0 ? (hops.at(-trustedProxies) ?? hops[0]) : undefined
  return network(forwarded && isIP(forwarded) ? forwarded : (peer ?? 'unknown'))
}

/** Some proxies write `[2001:db8::1]:4711` or `192.0.2.1:4711`. */
function bare(hop: string): string {
  const text = hop.trim()
  return /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
}

function network(address: string): string {
  if (!ipaddr.isValid(address)) return address
  // IPv4-mapped IPv6 is the same visitor.
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const { parts } = parsed
  return `${parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** National digits; the rest is an extension. */
const longest = 10

/**
 * A key for all spellings of a phone number: its first ten digits without calling code, leading
 * zero or list number (`1) 0532 …`). Without digits, the text itself.
 */
export function phoneKey(phone: string, callingCode = ''): string {
  const written = asciiDigits(phone.normalize('NFKC')).replace(/^[^\d(]*\d{1,2}\)/, '')
  const digits = written.replace(/\D/g, '')
  const before = new RegExp(`^0*(?:${callingCode})?0*`)
  const once = digits.replace(before, '')
  // A number typed behind a printed +90 may repeat the 90.
  const isTwice = once.length >= longest + callingCode.length
  const national = isTwice ? once.replace(before, '') : once
  return national.slice(0, longest) || digits || phone
}
