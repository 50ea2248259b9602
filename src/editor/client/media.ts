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
    const descriptions = pictureDescriptions({ ...site.texts, ...texts })
    const all = Object.keys({ ...site.others, ...site.texts, ...pictures })
    const names = new Set(all.filter((file) => file.startsWith(MEDIA_FOLDER)))
    return {
      names: [...names].map((file) => file.slice(MEDIA_FOLDER.length)).sort(),
      /** The description of the picture, if there is one. */
      descriptionOf: (name: string) => descriptions.get(name),
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

/** The descriptions of pictures by name: of the record that shows them, else of the record around it. */
function pictureDescriptions(texts: Readonly<Record<FileName, string>>): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (part: unknown, around: string): void => {
    if (typeof part === 'string') {
      if (around && !found.has(part)) found.set(part, around)
    } else if (typeof part === 'object' && part !== null) {
      const description = DESCRIPTION_KEYS.map((key): unknown => Reflect.get(part, key)).find(
        Boolean,
      )
      const own = typeof description === 'string' ? description : around
      for (const each of Object.values(part)) walk(each, own)
    }
  }
  for (const [file, text] of Object.entries(texts))
    if (/^content\/[^/]+\.json$/.test(file)) walk(JSON.parse(text), '')
  return found
}
