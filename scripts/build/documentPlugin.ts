import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Prints the locale's language and direction on `<html>`. */
export function documentPlugin({ root, locale }: { root: string; locale: string }): Plugin {
  return {
    name: 'mercan:document',
    transformIndexHtml(html) {
      const file = join(root, 'locales', locale, 'locale.json')
      const { lang, dir } = JSON.parse(readFileSync(file, 'utf8')) as { lang: string; dir: string }
      return html.replace('%LANG%', lang).replace('%DIR%', dir)
    },
  }
}
