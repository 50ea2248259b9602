/**
 * Whether another site's page has made the browser send this. Browsers say so
 * themselves, the newer ones in Sec-Fetch-Site, the others in Origin; who says
 * neither is an old browser or none. `allowed`: origins that may.
 */
export function isForeign(headers: Headers, allowed: readonly string[]): boolean {
  const origin = headers.get('Origin')
  if (origin !== null && allowed.includes(origin)) return false
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  // The name alone: a proxy in front may speak at another port, and encrypted.
  return origin !== null && nameIn(origin) !== nameIn(`http://${headers.get('Host')}`)
}

/** 'null', which a browser says for a page it will not name, has none. */
const nameIn = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).hostname : undefined
