import { sections } from '../../content/sections/index.ts'
import type { Site } from '../../content/site/site.ts'
import type { PublishedPage } from '../../content/siteMap.ts'
import { pathDiagnostic } from '../diagnostic.ts'
import type { Diagnostic, OpenedSite, Rule } from '../types.ts'

/** Record ids are element ids and therefore unique on a page. */
export const pagePlaces: Rule = {
  scope: 'model',
  *check({ docs, sites: { own, origin } }: OpenedSite): Iterable<Diagnostic> {
    const doc = docs.get('content/pages.json')
    for (const page of [...own.pages, ...own.hiddenPages]) {
      const taken = new Set<string>()
      for (const section of page.sections) {
        const codes = codesOf(own, section)
        const twice = codes.find((code) => taken.has(code))
        const kind = origin(section, 'kind')?.path
        if (twice === undefined) for (const code of codes) taken.add(code)
        else if (doc && kind) {
          const path = kind.slice(0, -1)
          yield pathDiagnostic('record.shown-twice', { code: twice }, doc, [...kind], { path })
        }
      }
    }
  },
}

/** The ids that a section puts on the page. */
function codesOf(site: Site, { kind, record = '' }: PublishedPage['sections'][number]): string[] {
  const { anchors }: { anchors?(site: Site, record: string): string[] } = sections[kind]
  return anchors?.(site, record) ?? []
}
