/** The origin of the request endpoint; '' for the site's own. Throws for other values. */
export function endpointOrigin(): string {
  const written = process.env.VITE_API_HOST ?? ''
  if (written !== '' && !(URL.canParse(written) && new URL(written).origin === written))
    throw new Error(`VITE_API_HOST is "${written}", it must be like https://api.mercan.example`)
  return written
}
