import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Clock } from './clock'

const kb = 1024
const mb = 1024 * kb
const dayMs = 24 * 60 * 60_000

/**
 * What the server accepts and keeps. nginx.conf repeats the sizes of bodies, docs/operations.md the
 * whole table; `tests/unit/server/server-limits-table.test.ts` compares them.
 */
export const limits = {
  bytes: {
    /** Body of an appointment request. */
    requestBody: 4 * kb,
    /** Body at the desk; the largest is a passkey registration. */
    deskBody: 64 * kb,
    /** Body of a draft: a few pictures. */
    draftBody: 32 * mb,
    /** Files of the drafts that one account sends in 24 hours. */
    draftsOfAccount: 256 * mb,
    /** First line and headers of a request. */
    requestHead: 16 * kb,
    /** Rest of a refused body that is read, so that the connection can be kept. */
    refusedBody: mb,
    /** Files up to this size are read at once, larger ones are streamed. */
    wholeFile: 64 * kb,
    /** Files of former contents, cached for the editor. */
    editorCache: 32 * mb,
  },
  count: {
    connections: 1000,
    /** Of one IPv4 address or IPv6 /64; not counted behind a proxy. */
    connectionsOfAddress: 100,
    /** Requests of one connection that wait for their turn. */
    waitingRequests: 16,
    /** Drafts that one account sends in 24 hours. */
    draftsOfAccount: 200,
  },
  ms: {
    /** Until a request has arrived. */
    request: 60_000,
    /** Until the rest of a refused body has arrived. */
    refusedBody: 2000,
    /** Until a response begins. */
    response: 120_000,
    /** Without progress while a response is sent. */
    idleWriter: 30_000,
    /** Between requests; longer than a proxy's (nginx: 60 s), which must be the one to close. */
    keepAlive: 75_000,
    git: 60_000,
    /** Age at which git objects that nothing refers to are deleted. */
    unusedObject: dayMs,
    /** In which a deleted proposal can be restored. */
    deletedProposal: 30 * dayMs,
    github: 20_000,
  },
} as const

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

/**
 * Counts the drafts of accounts and their bytes in memory: what was sent more than 24 hours ago, or
 * before a restart, is free again.
 */
export function createDraftQuota(now = Date.now) {
  const sent = new Map<string, { at: number; size: number }[]>()
  const recent = (account: string) =>
    (sent.get(account) ?? []).filter(({ at }) => Math.abs(now() - at) < dayMs)

  return {
    /** Whether an account may send a draft of `size` bytes. */
    fits(account: string, size: number): boolean {
      const all = recent(account)
      const total = all.reduce((sum, each) => sum + each.size, size)
      return all.length < limits.count.draftsOfAccount && total <= limits.bytes.draftsOfAccount
    },
    add(account: string, size: number): void {
      sent.set(account, [...recent(account), { at: now(), size }])
    },
  }
}

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

/** Whether an address is this machine's own, also as IPv4-mapped IPv6. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

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
