import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../publish/paths.ts'

const sourceDir = join(root, 'src')
const namesIn = (css: string) => [
  ...new Set(css.match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*(?=[^;]*\{)/g)),
]
export const letter = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index)
const isUi = (file: string) => file.startsWith('ui/')

/** `file name` of every class; `ui/` first, because every page uses it. */
const places = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  // Desk and editor name their classes themselves.
  .filter((file) => file.endsWith('.module.css') && !/^(?:desk|editor)\//.test(file))
  .sort((a, b) => Number(isUi(b)) - Number(isUi(a)) || (a < b ? -1 : 1))
  .flatMap((file) =>
    namesIn(readFileSync(join(sourceDir, file), 'utf8')).map((name) => `${file} ${name}`),
  )
  // Right-to-left names come last, so that they take no short name.
  .sort((a, b) => Number(a.endsWith('Mirrored')) - Number(b.endsWith('Mirrored')))

/**
 * The two-letter name of a CSS module's class or animation: its position among all names, equal
 * in every build of the same sources. Throws for an unknown name, and beyond 676 names.
 */
export function shortClassName(name: string, file: string): string {
  const place = places.indexOf(`${relative(sourceDir, file.replace(/\?.*/, ''))} ${name}`)
  if (place < 0) throw new Error(`${file}: no place for the class ${name}`)
  if (place >= 26 * 26) throw new Error(`${file}: no letters are left for the class ${name}`)
  return letter(Math.floor(place / 26)) + letter(place % 26)
}

const MODULE = /\.module\.css$/

/** Imports class names as a namespace, so that the bundler's `inlineConst` inlines them. */
export const inlinedClassNames = (): Plugin => ({
  name: 'mercan:inlined-class-names',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    // After Vite has turned sheets into modules.
    order: 'post',
    filter: { id: /\.(?:tsx?|module\.css)$/ },
    handler(code, id) {
      if (MODULE.test(id)) return { code, map: null, moduleSideEffects: 'no-treeshake' }
      const imported = this.parse(code).body.flatMap((node) => {
        if (node.type !== 'ImportDeclaration' || !MODULE.test(node.source.value)) return []
        return node.specifiers.filter(({ type }) => type === 'ImportDefaultSpecifier')
      })
      const whole = imported.reduceRight(
        (text, { start }) => `${text.slice(0, start)}* as ${text.slice(start)}`,
        code,
      )
      return { code: whole, map: null }
    },
  },
})
