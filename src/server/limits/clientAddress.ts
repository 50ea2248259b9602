import { isIP } from 'node:net'

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
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (isIP(address) !== 6) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const first = groups(head)
  const last = groups(tail ?? '')
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  const all = [...first, ...(tail === undefined ? [] : zeros), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
