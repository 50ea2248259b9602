import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin as SheetPlugin } from 'postcss'
import type { Plugin } from 'vite'
import { root } from '../publish/paths.ts'
import { letter } from './classNames.ts'

const sourceDir = join(root, 'src')
/** A custom property, unless packages set it in scripts. */
const TOKEN = /(?<![\w-])--(?!radix-)[a-z][\w-]*/g
/** Right-to-left rules (directionSheet.ts) do not count. */
const rightToLeft = /\[dir="rtl"\][^{]*\{[^}]*\}/g
/** Desk and editor sheets do not count. */
const isOfTheSite = (file: string) =>
  file.endsWith('.css') && !/^(?:desk|editor|site\/preview)\//.test(file)

/** `a` to `z`, then `aa` to `zz`. Throws beyond. */
function shortName(place: number): string {
  if (place >= 26 * 27) throw new Error('no letters are left for a custom property')
  return (place < 26 ? '' : letter(Math.floor(place / 26) - 1)) + letter(place % 26)
}

/** Every custom property and its short name, the most used first. */
export function shortNames(): Map<string, string> {
  const uses = new Map<string, number>()
  const files = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(isOfTheSite).sort()) {
    // By regular expression: parsing every sheet took a tenth of the build.
    const css = readFileSync(join(sourceDir, file), 'utf8').replace(rightToLeft, '')
    for (const [name] of css.matchAll(TOKEN)) uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  const mostUsed = [...uses].sort(([a, often], [b, rarely]) => rarely - often || (a < b ? -1 : 1))
  return new Map(mostUsed.map(([name], place) => [name, `--${shortName(place)}`]))
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
    const short = (name: string) => names.get(name) ?? name
    sheet.walkDecls((declaration) => {
      declaration.prop = short(declaration.prop)
      declaration.value = declaration.value.replace(TOKEN, short)
    })
  },
})
