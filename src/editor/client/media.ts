import { useMemo } from 'react'
import type { FileName, SiteFiles } from '../contract/contract'
import { MEDIA_FOLDER } from './draft/changes'
import type { EditorDraft } from './draft/useDraft'
import type { Validator } from './validator'

const pathOf = (name: string): FileName => MEDIA_FOLDER + name

/** One object URL per picture; never revoked, because the page is short-lived. */
const addresses = new Map<Uint8Array | string, string>()
function addressIn(content: Uint8Array | string, type: string): string {
  const known = addresses.get(content)
  // TypeScript rejects views of possibly shared memory as a BlobPart.
  const address = known ?? URL.createObjectURL(new Blob([content as BlobPart], { type }))
  addresses.set(content, address)
  return address
}

/** The media of a site and its draft, by name below content/media. */
export function useMedia(site: SiteFiles, draft: EditorDraft, validator: Validator) {
  const { pictures, changes, texts } = draft
  return useMemo(() => {
    const written = { ...site.texts, ...texts }
    const { descriptions, lists } = pictureUses(written)
    const all = Object.keys({ ...site.others, ...site.texts, ...pictures })
    const names = new Set(all.filter((file) => file.startsWith(MEDIA_FOLDER)))
    return {
      names: [...names].map((file) => file.slice(MEDIA_FOLDER.length)).sort(),
      /** The description of the picture, if there is one; a drawing may bring its title. */
      descriptionOf: (name: string) =>
        descriptions.get(name) ?? /<title>([^<]+)<\/title>/.exec(written[pathOf(name)] ?? '')?.[1],
      /** The lists whose records name the picture: `services` for an icon of a service. */
      listsOf: (name: string): ReadonlySet<string> => lists.get(name) ?? new Set(),
      /** The URL for an `img`. */
      addressOf(name: string) {
        const file = pathOf(name)
        const type = file.endsWith('.svg') ? 'image/svg+xml' : ''
        const content = pictures[file] ?? site.texts[file]
        if (content !== undefined) return addressIn(content, type)
        return `/yonetim/api/editor/picture?name=${encodeURIComponent(name)}`
      },
      /** The validator's message about these bytes under this name; undefined if they are valid. */
      async refusalOf(name: string, bytes: Uint8Array) {
        const { faults } = await validator.check(new Map([...changes, [pathOf(name), bytes]]))
        return faults.find(({ file }) => file === pathOf(name))?.sentence
      },
    }
  }, [site, pictures, texts, changes, validator])
}

export type Media = ReturnType<typeof useMedia>

/** The keys that describe a picture, the best first. */
const DESCRIPTION_KEYS = ['photoAlt', 'alt', 'name', 'title', 'heading', 'headline', 'label']

/**
 * By a picture's name the description of the record that shows it, else of the record around it, and the
 * first keys of the places that name it.
 */
function pictureUses(texts: Readonly<Record<FileName, string>>) {
  const descriptions = new Map<string, string>()
  const lists = new Map<string, Set<string>>()
  const walk = (part: unknown, around: string, list: string): void => {
    if (typeof part === 'string') {
      if (around && !descriptions.has(part)) descriptions.set(part, around)
      lists.set(part, new Set([...(lists.get(part) ?? []), list]))
    } else if (typeof part === 'object' && part !== null) {
      const description = DESCRIPTION_KEYS.map((key): unknown => Reflect.get(part, key)).find(
        Boolean,
      )
      const own = typeof description === 'string' ? description : around
      for (const [key, each] of Object.entries(part)) walk(each, own, list || key)
    }
  }
  for (const [file, text] of Object.entries(texts))
    if (/^content\/[^/]+\.json$/.test(file)) walk(JSON.parse(text), '', '')
  return { descriptions, lists }
}
