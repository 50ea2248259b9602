import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import {
  type ClinicPlace,
  contentFile,
  diskSource,
  localeFile,
} from '../../src/content/loading/read.ts'
import { type Manifest, resolveMedia } from '../../src/content/media/resolveMedia.ts'
import { pageModule, publishedIds } from '../../src/content/pageModule.ts'
import {
  type ContentSource,
  contentFrom,
  localeFrom,
  siteMapFrom,
} from '../../src/content/readFrom.ts'
import { requestChoicesFrom } from '../../src/content/requestChoices.ts'
import type { SiteMap } from '../../src/content/siteMap.ts'
import { specialDaysFrom } from '../../src/content/specialDays.ts'
import type { ContentFiles } from '../../src/content/types.gen.ts'
import { glyphOf } from '../media/glyph.ts'
import { formatTag } from './languageValues.ts'
import { readSchema } from './paths.ts'

const VIRTUAL =
  /^virtual:(content|locale|page|site-map|page-loaders|page-descriptions|other-locales|request-choices|special-days|logo)(?:\/(.+))?$/

type Options = { place: ClinicPlace; manifest: () => Promise<Manifest> }

/**
 * Serves the clinic as virtual modules (`src/virtual.d.ts`, `src/content/virtual.gen.d.ts`), so that
 * a chunk contains only what it reads. Media references become manifest entries.
 */
export function contentPlugin({ place, manifest }: Options): Plugin {
  // Shared by concurrent loads.
  let media: Promise<Manifest> | undefined
  let source = freshSource(place)

  async function content<Name extends keyof ContentFiles>(name: Name): Promise<ContentFiles[Name]> {
    media ??= manifest()
    return resolveMedia(contentFrom(source, name), readSchema(name), {
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
      return moduleOf(`{ ${loaders.join(', ')} }`)
    },
    hotUpdate({ file, modules, server }) {
      if (!file.endsWith('.json') || modules.length === 0) return
      media = undefined
      source = freshSource(place)
      server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

const freshSource = (place: ClinicPlace): ContentSource => ({
  ...diskSource(place),
  states: new Map(),
})

/** A site in one language lists none. */
function siteMapOfPages(source: ContentSource): SiteMap {
  const map = siteMapFrom(source)
  return map.languages.length > 1 ? map : { ...map, languages: [] }
}

/** The other languages of each page as Open Graph locales: `en_GB`. */
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

const toModule = (value: unknown) => moduleOf(JSON.stringify(value))

const moduleOf = (expression: string) => ({
  code: `export default ${expression}`,
  map: null,
  moduleSideEffects: false,
})
