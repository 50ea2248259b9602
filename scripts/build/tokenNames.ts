import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin as SheetPlugin } from 'postcss'
import parseValue from 'postcss-value-parser'
import type { Plugin } from 'vite'
import { root } from './places.ts'

const sourceDir = join(root, 'src')
/** What packages set and read in scripts, by names that are theirs. */
const foreign = /^--radix-/
/** Rules that are in no page from the left (directionSheet.ts), and have no say in its names. */
const fromTheRight = /\[dir="rtl"\][^{]*\{[^}]*\}/g
/** The desk and what it shows have sheets of their own, and no say in the names of the site's. */
const isOfTheSite = (file: string) => file.endsWith('.css') && !/^(?:desk|preview)\//.test(file)
const isToken = (name: string) => name.startsWith('--') && !foreign.test(name)
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
  const files = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(isOfTheSite).sort()) {
    // Found, not parsed: that each sheet is parsed once for its names and once to be built took a tenth of a build.
    const css = readFileSync(join(sourceDir, file), 'utf8').replace(fromTheRight, '')
    for (const [name] of css.matchAll(/--[a-z][\w-]*/g))
      if (isToken(name)) uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  const mostUsed = [...uses].sort(([a, often], [b, rarely]) => rarely - often || (a < b ? -1 : 1))
  return new Map(mostUsed.map(([name], place) => [name, `--${short(place)}`]))
}

/**
 * Shortens the custom properties of all sheets of a build. Each page is sent with some
 * 700 of them. The names are the same in every build of the same sources, and of every
 * theme; no script names one.
 */
export const tokenNames = (): Plugin => ({
  name: 'mercan:token-names',
  apply: 'build',
  config: () => ({ css: { postcss: { plugins: [shortened(shortNames())] } } }),
})

const shortened = (names: ReadonlyMap<string, string>): SheetPlugin => ({
  postcssPlugin: 'token-names',
  // When all that a sheet imports has been put into it.
  OnceExit(sheet) {
    sheet.walkDecls((declaration) => {
      declaration.prop = names.get(declaration.prop) ?? declaration.prop
      if (!declaration.value.includes('--')) return
      const value = parseValue(declaration.value)
      value.walk((node) => {
        if (node.type === 'word') node.value = names.get(node.value) ?? node.value
      })
      declaration.value = value.toString()
    })
  },
})
