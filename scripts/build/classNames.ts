import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './places.ts'

const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort()
const letter = (index: number) => String.fromCharCode('a'.charCodeAt(0) + (index % 26))

/**
 * The name of a CSS module's class, or animation, in the built pages: the module's place among
 * all modules as two letters, and the class's place in it. The same in every
 * build of the same sources. Names that follow each other compress to less than
 * half of what hashes do. Throws for a file that is no module of `src`.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const sheet = sheets.indexOf(relative(join(root, 'src'), file.replace(/\?.*/, '')))
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g))]
  const place = names.indexOf(name)
  if (sheet < 0 || place < 0) throw new Error(`${file}: no place for the class ${name}`)
  return `${letter(Math.floor(sheet / 26))}${letter(sheet)}${place.toString(36)}`
}
