/**
 * Where the desk is open. Outside the own machine only at DESK_ORIGIN, because a passkey
 * belongs to one name and a proxy can give the server any; on the own machine under
 * `localhost`, unless a proxy stands in front. Undefined where it is not: it does not exist there.
 */
export function deskOrigin(request: Request, configured: string | undefined): string | undefined {
  if (configured) return configured
  const { host, hostname, protocol } = new URL(request.url)
  const isForwarded = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'Via'].some((name) =>
    request.headers.has(name),
  )
  return hostname === 'localhost' && !isForwarded ? `${protocol}//${host}` : undefined
}
