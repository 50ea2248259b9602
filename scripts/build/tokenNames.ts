import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin as SheetPlugin } from 'postcss'
import parseValue from 'postcss-value-parser'
import type { Plugin } from 'vite'
import { root } from './paths.ts'

const sourceDir = join(root, 'src')
/** Set by packages in scripts. */
const foreign = /^--radix-/
/** Right-to-left rules (directionSheet.ts) do not count. */
const fromTheRight = /\[dir="rtl"\][^{]*\{[^}]*\}/g
/** Desk and editor sheets do not count. */
const isOfTheSite = (file: string) =>
  file.endsWith('.css') && !/^(?:desk|editor|site\/preview)\//.test(file)
const isToken = (name: string) => name.startsWith('--') && !foreign.test(name)
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** `a` to `z`, then `aa` to `zz`. Throws beyond. */
function short(place: number): string {
  if (place < letters.length) return letters.charAt(place)
  const rest = place - letters.length
  if (rest >= letters.length ** 2) throw new Error('no letters are left for a custom property')
  return letters.charAt(Math.floor(rest / letters.length)) + letters.charAt(rest % letters.length)
}

/** Every custom property and its short name, the most used first. */
function shortNames(): Map<string, string> {
  const uses = new Map<string, number>()
  const files = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(isOfTheSite).sort()) {
    // By regular expression: parsing every sheet took a tenth of the build.
    const css = readFileSync(join(sourceDir, file), 'utf8').replace(fromTheRight, '')
    for (const [name] of css.matchAll(/--[a-z][\w-]*/g))
      if (isToken(name)) uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  const mostUsed = [...uses].sort(([a, often], [b, rarely]) => rarely - often || (a < b ? -1 : 1))
  return new Map(mostUsed.map(([name], place) => [name, `--${short(place)}`]))
}

/**
 * Shortens custom properties, equally in every build of the same sources. No script may name
 * one.
 */
export const tokenNames = (): Plugin => ({
  name: 'mercan:token-names',
  apply: 'build',
  config: () => ({ css: { postcss: { plugins: [shortened(shortNames())] } } }),
})

const shortened = (names: ReadonlyMap<string, string>): SheetPlugin => ({
  postcssPlugin: 'token-names',
  // After imports are resolved.
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
