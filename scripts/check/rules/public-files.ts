import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fault } from '../fault.ts'
import type { Fault, Rule, Site } from '../types.ts'

/** What browsers, phones and link previews ask for by these very names. */
export const PUBLIC_FILES = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'og.jpg',
]

/** A whole site has its public files; a folder that holds content alone needs none. */
export const publicFiles: Rule = {
  name: 'public-files',
  scope: 'site',
  *check({ root }: Site): Iterable<Fault> {
    const whole = existsSync(join(root, 'public')) || existsSync(join(root, 'package.json'))
    if (!whole) return
    for (const name of PUBLIC_FILES) {
      if (!existsSync(join(root, 'public', name)))
        yield fault('public.missing', [name], `public/${name}`, { offset: 0, length: 1 })
    }
  },
}
