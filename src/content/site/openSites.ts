import { fill } from '../../shared/formats/fill.ts'
import { once, onceFor } from '../../shared/once.ts'
import { amountsOf } from '../amounts.ts'
import { doctorFactsOf } from '../doctorFacts.ts'
import { dayFormIn, phonesInside } from '../formsInside.ts'
import type { LocaleTexts } from '../localeTexts.gen.ts'
import names from '../names.gen.json' with { type: 'json' }
import { doctorChoicesFrom, requestChoicesFrom } from '../requestChoices.ts'
import { menusOf, publishedPages } from '../siteMap.ts'
import { specialDaysOf } from '../specialDays.ts'
import { withEngineTexts } from '../texts/engineTexts.ts'
import { keptTexts, languageState } from '../translation/languageState.ts'
import { isPublished, languageResults } from '../translation/languages.ts'
import {
  type ContentSource,
  ownLanguage,
  type TranslatedSource,
} from '../translation/translated.ts'
import {
  directionOf,
  formatTagIn,
  inFrenchSpaces,
  isFrench,
  ownNameOf,
} from '../translation/writing.ts'
import type { ContentFiles } from '../types.gen.ts'
import { createOrigins, type Origins } from './origins.ts'
import { contentIn, pagesIn, textsIn } from './readIn.ts'
import type { ClinicFiles, Site, SiteOptions, Sites } from './site.ts'

/** Opens a clinic's site in all its languages. Throws an Error with its name for an unreadable `site.json`. */
export function openSites(written: ClinicFiles, options: SiteOptions): Sites {
  const files = withEngineTexts(written)
  const origins = createOrigins()
  const root: TranslatedSource = {
    language: '',
    ...files,
    copyOf: (file, value = files.json(file)) => origins.copyOf(value, file),
    states: new Map(),
    onTranslated(record, key, { file, entry }) {
      origins.translate(record, key, { file, path: [entry, this.language] })
    },
  }
  const own = ownLanguage(root)
  const siteIn = onceFor(
    (language: string): Site =>
      openSite({ ...root, language }, { own, published, origins, ...options }),
  )
  const translations = once(() => languageResults(root))
  const published = once((): Sites['published'] => {
    const further = translations().filter(isPublished)
    return [siteIn(own), ...further.map(({ language }) => siteIn(language))]
  })
  return {
    own: siteIn(own),
    get published() {
      return published()
    },
    get translations() {
      return translations()
    },
    in: siteIn,
    origin: origins.of,
  }
}

type Shared = SiteOptions & {
  own: string
  published: () => Sites['published']
  origins: Origins
}

function openSite(
  source: TranslatedSource,
  { own, published, origins, media, inside }: Shared,
): Site {
  const { language } = source
  const isOwn = language === own
  const pages = once(() => pagesIn(source, site))
  const contentNames = names.content as (keyof ContentFiles)[]
  const textNames = names.texts as (keyof LocaleTexts)[]
  const site: Site = lazily<Site>({
    ...computing<ContentFiles>(
      contentNames,
      (name) => () => media(name, contentIn(source, name, site)),
    ),
    language: () => language,
    isOwn: () => isOwn,
    dir: () => directionOf(language),
    formatTag: () => formatTagIn(language, site.texts.common.openGraphLocale),
    name: () => fill(site.texts.common.siteName, { clinic: site.clinic.name }),
    texts: () => lazily(computing<LocaleTexts>(textNames, (name) => () => textsIn(source, name))),
    pages: () =>
      publishedPages(pages(), site.clinic).map(({ record, sections }) =>
        origins.follow({ ...record, sections }, record),
      ),
    hiddenPages: () => {
      const published = new Set(site.pages.map(({ id }) => id))
      return pages().pages.filter(({ id }) => !published.has(id))
    },
    menus: () => menusOf(pages(), site.pages),
    languages: () =>
      published().map(({ language, pages }) => ({
        language,
        name: ownNameOf(language),
        paths: Object.fromEntries(pages.map(({ id, path }) => [id, path])),
      })),
    requestChoices: () => requestChoicesFrom(source),
    doctorChoices: () => doctorChoicesFrom(source, site.doctors.doctors),
    amounts: () => amountsOf(site),
    specialDays: () => specialDaysOf(site),
    doctorFacts: () => doctorFactsOf(site),
    dayForm: () => dayFormIn(site),
    phones: () => phonesInside(site, inside),
    ownWords: () => (isOwn ? undefined : ownWordsIn(source, own)),
  })
  return site
}

/** What a further language shows in the clinic's own words; undefined if nothing. */
function ownWordsIn(source: ContentSource, own: string): Site['ownWords'] {
  const kept = keptTexts(languageState(source).texts).map(({ text }) =>
    isFrench(source.language) ? inFrenchSpaces(text) : text,
  )
  const texts = [...new Set(kept)]
  return texts.length > 0 ? { language: own, texts } : undefined
}

/** How each part is computed. */
type Computing<Parts> = { [Name in keyof Parts]: () => Parts[Name] }

const computing = <Parts>(
  names: readonly (keyof Parts)[],
  how: <Name extends keyof Parts>(name: Name) => () => Parts[Name],
): Computing<Parts> =>
  Object.fromEntries(names.map((name) => [name, how(name)])) as Computing<Parts>

/** An object whose parts are computed when they are first read. */
function lazily<Parts extends object>(parts: Computing<Parts>): Parts {
  const whole = {}
  for (const [name, compute] of Object.entries<() => unknown>(parts))
    Object.defineProperty(whole, name, { enumerable: true, get: once(compute) })
  return whole as Parts
}
