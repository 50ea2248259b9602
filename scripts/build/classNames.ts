import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { root } from './places.ts'

/** Enough that two of the site's few hundred classes do not meet (a build in which they did would fail). */
const LENGTH = 4
const owners = new Map<string, string>()

/** A short class name for a CSS module, the same in every build. Throws when two classes would share one. */
export function shortClassName(name: string, file: string): string {
  const owner = `${relative(root, file.replace(/\?.*/, ''))} ${name}`
  const short = `_${createHash('sha256').update(owner).digest('base64url').replace(/-/g, '_').slice(0, LENGTH)}`
  const before = owners.get(short) ?? owner
  if (before !== owner) throw new Error(`${owner} and ${before} would share the class ${short}`)
  owners.set(short, owner)
  return short
}
