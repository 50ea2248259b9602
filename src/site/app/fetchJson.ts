/** Fetches JSON of a known type. Rejects for any status other than 2xx. */
export async function fetchJson<Json>(address = ''): Promise<Json> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: answered ${response.status}`)
  return response.json()
}
