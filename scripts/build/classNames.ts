import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './places.ts'

const sourceDir = join(root, 'src')
const namesIn = (css: string) => [
  ...new Set(css.match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*(?=[^;]*\{)/g)),
]
const letter = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index)
const isPart = (file: string) => file.startsWith('ui/')

/** Every name of every module, `file name`; what all pages are built of comes first. */
const places = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  // The desk has its own sheet, and no say in the names of the site's.
  .filter((file) => file.endsWith('.module.css') && !file.startsWith('desk/'))
  .sort((a, b) => Number(isPart(b)) - Number(isPart(a)) || (a < b ? -1 : 1))
  .flatMap((file) =>
    namesIn(readFileSync(join(sourceDir, file), 'utf8')).map((name) => `${file} ${name}`),
  )
  // What only text from the right has takes no short name from what all pages have.
  .sort((a, b) => Number(a.endsWith('Mirrored')) - Number(b.endsWith('Mirrored')))

/**
 * The name of a CSS module's class, or animation, in the built pages: its place
 * among all names of all modules, as two letters. The same in every build of the
 * same sources. Each page is sent with some 500 of them, and short names that
 * follow each other compress best. Throws for a name that is in no module of
 * `src`, and when there are more names than pairs of letters.
 */
export function shortClassName(name: string, file: string): string {
  const place = places.indexOf(`${relative(sourceDir, file.replace(/\?.*/, ''))} ${name}`)
  if (place < 0) throw new Error(`${file}: no place for the class ${name}`)
  if (place >= 26 * 26) throw new Error(`${file}: no letters are left for the class ${name}`)
  return letter(Math.floor(place / 26)) + letter(place % 26)
}

const MODULE = /\.module\.css$/
const camelCase = (name: string) =>
  name.replaceAll(/-+([a-zA-Z0-9])/g, (_all, letter: string) => letter.toUpperCase())

/**
 * Gives the program that prints the pages the names of a sheet's classes, and not the
 * sheet: the client's build makes that, and to make it twice takes as long again.
 */
export const printedClassNames = (): Plugin => ({
  name: 'mercan:printed-class-names',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  // Under an id that does not end like a sheet's, or it would be built as one.
  resolveId: {
    filter: { id: MODULE },
    handler: (id, importer = '') => `\0class-names:${join(dirname(importer), id)}:`,
  },
  load: {
    filter: { id: /^\0class-names:/ },
    handler(id) {
      const file = id.slice('\0class-names:'.length, -1)
      const names = namesIn(readFileSync(file, 'utf8')).map((name) => [
        camelCase(name),
        shortClassName(name, file),
      ])
      return `export default ${JSON.stringify(Object.fromEntries(names))}`
    },
  },
})
