import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Sender = {
  /** The connection's other end; absent when it is gone already. */
  peer: string | undefined
  /** The X-Forwarded-For header, to which each proxy appends whom it heard. */
  forwardedFor: string | undefined
}

/**
 * The network from which a request comes, as the limit counts it: an IPv4
 * address, or the /64 an IPv6 visitor has to himself. `trustedProxies` is how
 * many proxies of the operator's own stand in front; with none the header,
 * which anyone can write, is not read.
 */
export function clientAddress({ peer, forwardedFor }: Sender, trustedProxies: number): string {
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
  // An IPv4 address that was written as one of IPv6 is the same visitor.
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const { parts } = parsed
  return `${parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
