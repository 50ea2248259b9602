import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A clinic's folder by host name. */
export type ClinicFolder = { host: string; root: string }

/**
 * Sub-folders (or links) named by host, such as `www.mercan.example`, without hidden ones. Throws
 * an Error for an invalid or repeated name.
 */
export function readClinicFolders(folder: string): ClinicFolder[] {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  const clinics = names.toSorted().flatMap((name) => {
    const path = join(folder, name)
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return []
    const host = hostOf(`http://${name}/`)
    if (host === undefined || !isPlain(name))
      throw new Error(`${path} is not called like a site, as in ${folder}/www.mercan.example.`)
    return [{ host, root: realpathSync(path) }]
  })
  const twice = clinics.find(({ host }, at) => clinics.findIndex((c) => c.host === host) < at)
  if (twice) throw new Error(`${folder} has two folders for ${twice.host}.`)
  if (clinics.length === 0) throw new Error(`${folder} has no clinic's folder in it.`)
  return clinics
}

/** A bare name: no port, account or path. */
const isPlain = (name: string) => !/[:@/?#\\\s%]/.test(name)

/** A URL's host in lower case and punycode, without port and closing dot; undefined if invalid. */
export function hostOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  return new URL(url).hostname.replace(/\.$/, '') || undefined
}
