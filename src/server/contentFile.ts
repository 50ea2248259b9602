import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The file a content name (`clinic`) stands for in a language: the one below
 * `locales/<locale>/content/` where there is one, else the one in `content/`.
 */
export function contentFile(root: string, locale: string, name: string): string {
  const overlay = join(root, 'locales', locale, 'content', `${name}.json`)
  return existsSync(overlay) ? overlay : join(root, 'content', `${name}.json`)
}
