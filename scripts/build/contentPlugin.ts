import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pageModule, publishedIds } from '../../src/content/pageModule.ts'
import { type ClinicPlace, contentFile, diskSource, localeFile } from '../../src/content/read.ts'
import {
  type ContentSource,
  contentFrom,
  localeFrom,
  siteMapFrom,
} from '../../src/content/readFrom.ts'
import { requestChoicesFrom } from '../../src/content/requestChoices.ts'
import { type Manifest, resolveMedia } from '../../src/content/resolveMedia.ts'
import type { SiteMap } from '../../src/content/siteMap.ts'
import { specialDaysFrom } from '../../src/content/specialDays.ts'
import type { ContentFiles } from '../../src/content/types.gen.ts'
import { glyphOf } from '../media/glyph.ts'
import { formatTag } from './languageValues.ts'
import { schemasDir } from './places.ts'

const VIRTUAL =
  /^virtual:(content|locale|page|site-map|page-loaders|page-descriptions|other-locales|request-choices|special-days|logo)(?:\/(.+))?$/

type Options = { place: ClinicPlace; manifest: () => Promise<Manifest> }

/**
 * Serves the clinic as modules, so that a chunk carries only what it reads:
 * `virtual:content/<file>` and `virtual:locale/<namespace>`, one each;
 * `virtual:site-map`, addresses and menus; `virtual:page/<id>`, what one page
 * says and which sections it has; `virtual:page-loaders`, an import of each
 * of these; `virtual:page-descriptions`, what pages say to search engines;
 * `virtual:request-choices`, what the form offers; `virtual:special-days`, their dates in words;
 * `virtual:other-locales`, the other languages of each page; `virtual:logo`, the files of the
 * clinic's logo. Media references are swapped for their entries in the manifest.
 */
export function contentPlugin({ place, manifest }: Options): Plugin {
  // One media build, and one look at the translations, for all the modules that ask at once.
  let media: Promise<Manifest> | undefined
  let source = unread(place)

  async function content<Name extends keyof ContentFiles>(name: Name): Promise<ContentFiles[Name]> {
    const schema = JSON.parse(readFileSync(join(schemasDir, `${name}.schema.json`), 'utf8'))
    media ??= manifest()
    return resolveMedia(contentFrom(source, name), schema, {
      manifest: await media,
      glyph: (file) => glyphOf(readFileSync(join(place.clinicDir, 'content', 'media', file))),
    }) as ContentFiles[Name]
  }

  return {
    name: 'mercan:content',
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, kind, name = ''] = (id.startsWith('\0') && VIRTUAL.exec(id.slice(1))) || []
      if (!kind) return
      if (kind === 'locale') {
        this.addWatchFile(localeFile(place, name))
        return toModule(localeFrom(source, name))
      }
      if (kind === 'content') {
        this.addWatchFile(contentFile(place, name))
        return toModule(await content(name as keyof ContentFiles))
      }
      if (kind === 'logo') {
        this.addWatchFile(contentFile(place, 'theme'))
        return toModule(((await content('theme')) as ContentFiles['theme']).logo)
      }
      for (const file of ['pages', 'clinic']) this.addWatchFile(contentFile(place, file))
      if (kind === 'site-map') return toModule(siteMapOfPages(source))
      if (kind === 'request-choices') return toModule(requestChoicesFrom(source))
      if (kind === 'special-days') return toModule(specialDaysFrom(source, formatTag(place)))
      if (kind === 'other-locales') return toModule(otherLocales(source))
      if (kind === 'page') return toModule(await pageModule(source, name, content))
      const { pages } = contentFrom(source, 'pages')
      if (kind === 'page-descriptions')
        return toModule(Object.fromEntries(pages.map(({ id, description }) => [id, description])))
      const loaders = publishedIds(source).map(
        (page) => `${JSON.stringify(page)}: () => import("virtual:page/${page}")`,
      )
      return {
        code: `export default { ${loaders.join(', ')} }`,
        map: null,
        moduleSideEffects: false,
      }
    },
    hotUpdate({ file, modules, server }) {
      if (!file.endsWith('.json') || modules.length === 0) return
      media = undefined
      source = unread(place)
      server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

/** The clinic's files as they stand now. */
const unread = (place: ClinicPlace): ContentSource => ({ ...diskSource(place), states: new Map() })

/** What pages read of the site map: a site in one language has none to lead to. */
function siteMapOfPages(source: ContentSource): SiteMap {
  const map = siteMapFrom(source)
  return map.languages.length > 1 ? map : { ...map, languages: [] }
}

/** Page by page, the other languages it is published in, as social networks name them: `en_GB`. */
function otherLocales(source: ContentSource): Record<string, string[]> {
  const { languages, pages } = siteMapFrom(source)
  const others = languages.filter(({ language }) => language !== source.language)
  const named = others.map(({ language, paths }) => ({
    paths,
    ...localeFrom<{ openGraphLocale: string }>({ ...source, language }, 'common'),
  }))
  const localesOf = (id: string) =>
    named.filter(({ paths }) => id in paths).map(({ openGraphLocale }) => openGraphLocale)
  return Object.fromEntries(pages.map(({ id }) => [id, localesOf(id)]))
}

function toModule(value: unknown) {
  return { code: `export default ${JSON.stringify(value)}`, map: null, moduleSideEffects: false }
}
