import { fileDiagnostic } from '../diagnostic.ts'
import { checkMediaAt, mediaDiagnostic } from '../media/checkMedia.ts'
import { isFile } from '../siteLocation.ts'
import { formatName } from '../terms.ts'
import type { Diagnostic, Rule, Site } from '../types.ts'
import { isReserved } from './page-addresses.ts'

/** Files that browsers and phones request by name. */
export const PUBLIC_FILES = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
]

/**
 * Public files exist, match their extensions and have no reserved path. A folder of content alone
 * needs none.
 */
export const publicFiles: Rule = {
  scope: 'site',
  *check({ tree }: Site): Iterable<Diagnostic> {
    if (!tree.has('public') && !tree.has('package.json')) return
    for (const { name } of tree.list('public') ?? [])
      if (isReserved(`/${name}`)) yield fileDiagnostic('public.reserved', {}, `public/${name}`)
    for (const name of PUBLIC_FILES) {
      const file = `public/${name}`
      if (!isFile(tree, file)) {
        yield fileDiagnostic('public.missing', { name }, file)
        continue
      }
      const found = checkMediaAt(tree, file)
      if (!('code' in found)) continue
      // The name is fixed, so the file has to change.
      if (found.code === 'media.disguised')
        yield fileDiagnostic('public.kind', { actual: formatName(found.actual) }, file)
      else yield mediaDiagnostic(found, file)
    }
  },
}
