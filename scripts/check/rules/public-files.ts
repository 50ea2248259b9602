import { fault } from '../fault.ts'
import { examineAt } from '../media/examineFile.ts'
import { troubleFault } from '../media/trouble.ts'
import { isReserved } from '../reserved.ts'
import type { Fault, Rule, Site } from '../types.ts'
import { formatName } from '../words.ts'

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

/**
 * A whole site has its public files, each of the kind its name says, and none where the site answers
 * itself; a folder that holds content alone needs none.
 */
export const publicFiles: Rule = {
  name: 'public-files',
  scope: 'site',
  *check({ tree }: Site): Iterable<Fault> {
    if (!tree.has('public') && !tree.has('package.json')) return
    const range = { offset: 0, length: 1 }
    for (const { name } of tree.list('public') ?? [])
      if (isReserved(`/${name}`)) yield fault('public.reserved', {}, `public/${name}`, range)
    for (const name of PUBLIC_FILES) {
      const file = `public/${name}`
      if (!tree.has(file)) {
        yield fault('public.missing', { name }, file, range)
        continue
      }
      const found = examineAt(tree, file)
      if (!('code' in found)) continue
      // Its name is asked for as it is, so the file is what has to change.
      if (found.code === 'media.disguised')
        yield fault('public.kind', { actual: formatName(found.actual) }, file, range)
      else yield troubleFault(found, file, range, {})
    }
  },
}
