import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A clinic's folder by the name under which its site is visited. */
export type ClinicFolder = { host: string; root: string }

/**
 * The clinics in a folder: each sub-folder (or link to one) is called as its site is, like
 * `www.mercan.example`; what begins with a dot is none. Throws an Error that names what
 * cannot be a site's name, or stands there twice.
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

/** Nothing but a name: no port, no account, no path. */
const isPlain = (name: string) => !/[:@/?#\\\s%]/.test(name)

/**
 * The name a request asks for, as browsers and certificates write it: small letters,
 * punycode, without port and closing dot. Undefined for an address that is none.
 */
export function hostOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  return new URL(url).hostname.replace(/\.$/, '') || undefined
}
