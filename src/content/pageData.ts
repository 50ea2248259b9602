import type { OwnWords } from '../shared/formats/inLanguage.ts'
import { amountsFrom } from './amounts.ts'
import { doctorFactsFrom } from './doctorFacts.ts'
import { formsInside, type InsideForm } from './formsInside.ts'
import { lastChangeOf } from './lastChange.ts'
import { type ContentSource, contentFrom, localeFrom, siteMapFrom, siteNameOf } from './readFrom.ts'
import { requestChoicesFrom } from './requestChoices.ts'
import sectionFiles from './section-files.gen.json' with { type: 'json' }
import type { FrameData, HeadFacts, PageData, SiteData, Translation } from './siteData.ts'
import { firstSections, publishedPages, type SectionKind, type SiteMap } from './siteMap.ts'
import { specialDaysFrom } from './specialDays.ts'
import { isKept, languageState } from './translation/languageState.ts'
import { ownLanguage } from './translation/translated.ts'
import { directionOf, formatTagIn } from './translation/writing.ts'
import { byId, resolveTreatment } from './treatment.ts'
import type { ContentFiles } from './types.gen.ts'

/** Where a language's data comes from; `content`: a file with resolved media. */
export type DataSource = {
  source: ContentSource
  content<Name extends keyof ContentFiles>(name: Name): ContentFiles[Name]
  /** The origin of the request endpoint; '' for the site's own. */
  apiHost: string
  /** Without it phones keep their international form: browsers have no number plans. */
  inside?: InsideForm
}

type Files = { imports: string[]; locale: string[] }
const filesOf: Record<string, Files> = sectionFiles

/** The 404 page's id. */
const notFound = 'notFound'

/** The data of a language by page, for the server renderer, the browser and the preview. */
export type LanguageData = ReturnType<typeof languageData>

/**
 * Computes the parts of `siteData.ts` for one language. Each file is read once. Throws for unknown
 * pages and records, which the validator excludes.
 */
export function languageData({ source, content: read, apiHost, inside }: DataSource) {
  const siteMap = siteMapFrom(source)
  const content = remembered((name: keyof ContentFiles) => read(name)) as DataSource['content']
  const amounts = () => amountsFrom(source, frame)
  const derived: Record<string, () => unknown> = {
    requestChoices: () => requestChoicesFrom(source),
    specialDays: () => specialDaysFrom(source, formatTag),
    doctorFacts: () => doctorFactsFrom(content('doctors'), formatTag),
    amounts,
  }
  const texts = remembered((name: string) => localeFrom<object>(source, name))
  const published = publishedPages(contentFrom(source, 'pages'), contentFrom(source, 'clinic'))

  const { openGraphLocale } = texts('common') as { openGraphLocale: string }
  const isFurther = source.language !== ownLanguage(source)
  const ownWords = isFurther ? ownWordsIn(source) : undefined
  const formatTag = formatTagIn(source.language, openGraphLocale)

  const frame: FrameData = {
    lang: source.language,
    dir: directionOf(source.language),
    formatTag,
    isFurther,
    ...formsInside(source, openGraphLocale, inside),
    ...(ownWords && { ownWords }),
    apiHost,
    siteMap: withoutSoleLanguage(siteMap),
    logo: content('theme').logo,
  }

  /** Whole files (`hero`), or some of their fields (`clinic.phones`), by file. */
  function partsOf(names: readonly string[]): NonNullable<SiteData['content']> {
    const parts: Record<string, unknown> = {}
    for (const name of names) {
      const [file = '', field] = name.split('.')
      const whole = derived[file]?.() ?? content(file as keyof ContentFiles)
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
      texts: Object.fromEntries(without('locale').map((name) => [name, texts(name)])),
    }
  }

  const kindsOf = (page: string): readonly string[] =>
    page === notFound
      ? ['not-found']
      : ['heading', ...pageOf(page).sections.map(({ kind }) => kind)]

  function pageOf(id: string) {
    const page = published.find((page) => page.id === id)
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
          record === undefined ? [] : [[index, recordOf(kind, record, content, amounts)]],
        ),
    )
  }

  function textsOf(id: string) {
    const { title, heading = title, intro, description } = pageOf(id)
    return { heading, ...(intro !== undefined && { intro }), description }
  }

  const placeOf = remembered((language: string) => {
    const other = { ...source, language }
    const { openGraphLocale } = localeFrom<{ openGraphLocale: string }>(other, 'common')
    return { website: contentFrom(other, 'clinic').website, locale: openGraphLocale }
  })
  const own = { ...source, language: ownLanguage(source) }
  const ownFacts = remembered((from: ContentSource) => ({
    name: siteNameOf(from),
    address: contentFrom(from, 'clinic').address,
  }))

  function translationsOf(page: string): Translation[] {
    const found = siteMap.languages.flatMap(({ language, paths: { [page]: path } }) => {
      if (path === undefined) return []
      const { website, locale } = placeOf(language)
      return [{ language, address: website + encodeURI(path), locale }]
    })
    return found.length > 1 ? found : []
  }

  /** `heading` counts as a kind: the first sections are one further. */
  const firstKinds = (page: string) =>
    page === notFound ? kindsOf(page) : kindsOf(page).slice(0, firstOf(page) + 1)

  return {
    language: source.language,
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
    headFacts: (page: string): HeadFacts => ({
      translations: translationsOf(page),
      own: ownFacts(own),
      share: {
        path: `${siteMap.pages[0]?.path ?? '/'}og.jpg`,
        photoAlt: content('about').photoAlt,
      },
      content: { clinic: content('clinic'), site: content('site') },
      lastChange: lastChangeOf(siteMap.pages.find(({ id }) => id === page) ?? { kinds: [] }, {
        clinic: content('clinic'),
        prices: content('prices'),
      }),
    }),
  }
}

/** Computes each value once. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Value
  }
}

/** What a further language shows in the clinic's own words; undefined if nothing. */
function ownWordsIn(source: ContentSource): OwnWords | undefined {
  const kept = languageState(source).texts.filter(
    (text) => text.kind === 'content' && text.state === 'missing' && isKept(text),
  )
  const texts = [...new Set(kept.map(({ text }) => text))]
  return texts.length > 0 ? { language: ownLanguage(source), texts } : undefined
}

/** A site in one language lists none. */
const withoutSoleLanguage = (map: SiteMap): SiteMap =>
  map.languages.length > 1 ? map : { ...map, languages: [] }

/** A section's record; a treatment with everything it refers to. */
function recordOf(
  kind: SectionKind,
  code: string,
  content: DataSource['content'],
  amounts: () => Record<string, string>,
): unknown {
  if (kind === 'treatment') {
    return resolveTreatment(byId(content('treatments').treatments, code), {
      services: content('services'),
      doctors: content('doctors'),
      questions: content('questions'),
      amounts: amounts(),
      ...(content('clinic').sections.prices && { prices: content('prices') }),
    })
  }
  if (kind === 'prose') return byId(content('prose').texts, code)
  if (kind === 'questions') return byId(content('questions').groups, code)
  if (kind === 'gallery') return byId(content('galleries').galleries, code)
  if (kind === 'doctor') return byId(content('doctors').doctors, code)
  if (kind === 'call') return byId(content('calls').calls, code)
  throw new Error(`pages.json: a section "${kind}" shows no record of its own`)
}
