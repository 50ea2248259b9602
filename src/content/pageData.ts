import { lastChangeOf } from './lastChange.ts'
import sectionFiles from './section-files.gen.json' with { type: 'json' }
import type { Site, Sites } from './site/site.ts'
import type { FrameData, HeadFacts, PageData, SiteData, Translation } from './siteData.ts'
import { firstSections, type SectionKind, sitePageOf } from './siteMap.ts'
import { byId, resolveTreatment } from './treatment.ts'

type Files = { imports: string[]; locale: string[] }
const filesOf: Record<string, Files> = sectionFiles

/** The 404 page's id. */
const notFound = 'notFound'

/** The data of a language by page, for the server renderer, the browser and the preview. */
export type LanguageData = ReturnType<typeof languageData>

/**
 * Computes the parts of `siteData.ts` for one language. `apiHost`: the origin of the request
 * endpoint; '' for the site's own. Throws for unknown pages and records, which the validator
 * excludes.
 */
export function languageData(site: Site, sites: Sites, apiHost: string) {
  const { dayForm, phones, ownWords } = site
  const frame: FrameData = {
    lang: site.language,
    dir: site.dir,
    formatTag: site.formatTag,
    isFurther: !site.isOwn,
    ...(dayForm && { dayForm }),
    ...(phones && { phones }),
    ...(ownWords && { ownWords }),
    apiHost,
    siteMap: {
      pages: site.pages.map(sitePageOf),
      menus: site.menus,
      // A site in one language lists none.
      languages: site.languages.length > 1 ? site.languages : [],
    },
    logo: site.theme.logo,
  }
  const { siteMap } = frame

  /** Whole files (`hero`), or some of their fields (`clinic.phones`), by file. */
  function partsOf(names: readonly string[]): NonNullable<SiteData['content']> {
    const parts: Record<string, unknown> = {}
    for (const name of names) {
      const [file = '', field] = name.split('.')
      const whole: unknown = Reflect.get(site, file)
      const value: unknown = field && Reflect.get(Object(whole), field)
      if (field === undefined) parts[file] = whole
      else if (value !== undefined) parts[file] = { ...Object(parts[file]), [field]: value }
    }
    return parts
  }

  /** The files that kinds read, without those of the kinds in `but`. */
  function filesFor(kinds: readonly string[], but: readonly string[] = []): SiteData {
    const names = (side: keyof Files, of: readonly string[]) =>
      of.flatMap((kind) => filesOf[kind]?.[side] ?? [])
    const without = (side: keyof Files) => {
      const present = new Set(names(side, but))
      const isPresent = (name: string) => present.has(name) || present.has(name.split('.')[0] ?? '')
      return [...new Set(names(side, kinds))].filter((name) => !isPresent(name)).sort()
    }
    return {
      content: partsOf(without('imports')),
      texts: Object.fromEntries(
        without('locale').map((name) => [name, Reflect.get(site.texts, name)]),
      ),
    }
  }

  const kindsOf = (page: string): readonly string[] =>
    page === notFound
      ? ['not-found']
      : ['heading', ...pageOf(page).sections.map(({ kind }) => kind)]

  function pageOf(id: string) {
    const page = site.pages.find((page) => page.id === id)
    if (!page) throw new Error(`pages.json: no published page "${id}"`)
    return page
  }

  /** The number of sections whose data comes with the frame. */
  const firstOf = (id: string) => {
    const kinds = pageOf(id).sections.map(({ kind }) => kind)
    return firstSections({ kinds }) ?? kinds.length
  }

  /** A page's records from the section `from` up to `to`. */
  function recordsOf(id: string, from: number, to?: number): PageData['records'] {
    const shown = pageOf(id).sections.map(
      ({ kind, record }, index) => [index, kind, record] as const,
    )
    return Object.fromEntries(
      shown
        .slice(from, to)
        .flatMap(([index, kind, record]) =>
          record === undefined ? [] : [[index, recordOf(kind, record, site)]],
        ),
    )
  }

  function textsOf(id: string) {
    const { title, heading = title, intro, description } = pageOf(id)
    return { heading, ...(intro !== undefined && { intro }), description }
  }

  function translationsOf(page: string): Translation[] {
    const found = site.languages.flatMap(({ language, paths: { [page]: path } }) => {
      if (path === undefined) return []
      const { clinic, texts } = sites.in(language)
      const address = clinic.website + encodeURI(path)
      return [{ language, address, locale: texts.common.openGraphLocale }]
    })
    return found.length > 1 ? found : []
  }

  /** `heading` counts as a kind: the first sections are one further. */
  const firstKinds = (page: string) =>
    page === notFound ? kindsOf(page) : kindsOf(page).slice(0, firstOf(page) + 1)

  return {
    language: site.language,
    siteMap,
    /** All pages, the 404 page last. */
    pages: [...siteMap.pages.map(({ id }) => id), notFound],
    /** The frame and the first screen. */
    boot(page: string): SiteData {
      const files = filesFor(['frame', ...firstKinds(page)])
      if (page === notFound) return { frame, ...files }
      const records = recordsOf(page, 0, firstOf(page))
      return { frame, ...files, pages: { [page]: { ...textsOf(page), records } } }
    },
    /** Everything below the first screen. */
    near(page: string): SiteData {
      const files = filesFor(['footer', ...kindsOf(page)], ['frame', ...firstKinds(page)])
      if (page === notFound) return files
      const records = recordsOf(page, firstOf(page))
      return { ...files, pages: { [page]: { records, isWhole: true } } }
    },
    /** A page for a visitor who has the frame. */
    walk(page: string): SiteData {
      const files = filesFor(kindsOf(page), ['frame'])
      if (page === notFound) return files
      return {
        ...files,
        pages: { [page]: { ...textsOf(page), records: recordsOf(page, 0), isWhole: true } },
      }
    },
    /** What navigation itself needs beside the frame. */
    navigation: (): SiteData => filesFor(['navigation'], ['frame']),
    headFacts(page: string): HeadFacts {
      const { own } = sites
      const { clinic, prices } = site
      return {
        translations: translationsOf(page),
        own: { name: own.name, address: own.clinic.address },
        share: {
          path: `${siteMap.pages[0]?.path ?? '/'}og.jpg`,
          photoAlt: site.about.photoAlt,
        },
        content: { clinic, site: site.site },
        lastChange: lastChangeOf(siteMap.pages.find(({ id }) => id === page) ?? { kinds: [] }, {
          clinic,
          prices,
        }),
      }
    },
  }
}

/** A section's record; a treatment with everything it refers to. */
function recordOf(kind: SectionKind, code: string, site: Site): unknown {
  if (kind === 'treatment')
    return resolveTreatment(byId(site.treatments.treatments, code), {
      services: site.services,
      doctors: site.doctors,
      questions: site.questions,
      amounts: site.amounts,
      ...(site.clinic.sections.prices && { prices: site.prices }),
    })
  if (kind === 'prose') return byId(site.prose.texts, code)
  if (kind === 'questions') return byId(site.questions.groups, code)
  if (kind === 'gallery') return byId(site.galleries.galleries, code)
  if (kind === 'doctor') return byId(site.doctors.doctors, code)
  if (kind === 'call') return byId(site.calls.calls, code)
  throw new Error(`pages.json: a section "${kind}" shows no record of its own`)
}
