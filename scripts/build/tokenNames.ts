import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './places.ts'

const sourceDir = join(root, 'src')
/** A custom property wherever it stands; no part of a class's name, and none that a package sets. */
const token = /(?<![\w-])--(?!radix-)[a-z][\w-]*/g
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** `a` to `z`, then `aa` to `zz`. Throws beyond. */
function short(place: number): string {
  if (place < letters.length) return letters.charAt(place)
  const rest = place - letters.length
  if (rest >= letters.length ** 2) throw new Error('no letters are left for a custom property')
  return letters.charAt(Math.floor(rest / letters.length)) + letters.charAt(rest % letters.length)
}

/** Every custom property of the sources and the name it has in built pages; the one most used is the shortest. */
function shortNames(): Map<string, string> {
  const uses = new Map<string, number>()
  const sheets = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  for (const file of sheets.filter((file) => file.endsWith('.css')).sort()) {
    for (const [name] of readFileSync(join(sourceDir, file), 'utf8').matchAll(token)) {
      uses.set(name, (uses.get(name) ?? 0) + 1)
    }
  }
  const mostUsed = [...uses].sort(([a, often], [b, rarely]) => rarely - often || (a < b ? -1 : 1))
  return new Map(mostUsed.map(([name], place) => [name, `--${short(place)}`]))
}

/**
 * Shortens the custom properties of all sheets of a build. Each page is sent with some
 * 700 of them. The names are the same in every build of the same sources, and of every
 * theme; no script names one.
 */
export function tokenNames(): Plugin {
  const names = shortNames()
  return {
    name: 'mercan:token-names',
    apply: 'build',
    // Among Vite's own plugins: after what a sheet imports has been put into it.
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => css.replaceAll(token, (name) => names.get(name) ?? name),
    },
  }
}
