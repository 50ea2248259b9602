import { useMemo } from 'react'
import type { FileName, SiteFiles } from '../contract/contract'
import type { EditorDraft } from './draft/useDraft'
import type { Validator } from './validator'

const FOLDER = 'content/media/'

/** The media of a site and its draft. */
export type Media = {
  /** Names of files in content/media. */
  names: readonly string[]
  /** The name of a record that shows the picture, if there is one. */
  wordsFor(name: string): string | undefined
  /** The URL for an `img`. */
  addressOf(name: string): string
  /** The validator's message about these bytes under this name; undefined if they are valid. */
  refusalOf(name: string, bytes: Uint8Array): Promise<string | undefined>
}

const pathOf = (name: string): FileName => FOLDER + name

/** One object URL per picture; never revoked, because the page is short-lived. */
const addresses = new Map<Uint8Array | string, string>()
function addressIn(memory: Uint8Array | string, type: string): string {
  const known = addresses.get(memory)
  // TypeScript rejects views of possibly shared memory as a BlobPart.
  const address = known ?? URL.createObjectURL(new Blob([memory as BlobPart], { type }))
  addresses.set(memory, address)
  return address
}

export function useMedia(site: SiteFiles, draft: EditorDraft, validator: Validator): Media {
  const { pictures, changes, texts } = draft
  return useMemo(() => {
    const words = pictureWords({ ...site.texts, ...texts })
    const all = Object.keys({ ...site.others, ...site.texts, ...pictures })
    const names = new Set(all.filter((file) => file.startsWith(FOLDER)))
    return {
      names: [...names].map((file) => file.slice(FOLDER.length)).sort(),
      wordsFor: (name) => words.get(name),
      addressOf(name) {
        const file = pathOf(name)
        const type = file.endsWith('.svg') ? 'image/svg+xml' : ''
        const memory = pictures[file] ?? site.texts[file]
        if (memory !== undefined) return addressIn(memory, type)
        return `/yonetim/api/editor/picture?name=${encodeURIComponent(name)}`
      },
      async refusalOf(name, bytes) {
        const { faults } = await validator.check(new Map([...changes, [pathOf(name), bytes]]))
        return faults.find(({ file }) => file === pathOf(name))?.sentence
      },
    }
  }, [site, pictures, texts, changes, validator])
}

/** The keys that describe a picture, the best first. */
const TELLING = ['photoAlt', 'alt', 'name', 'title', 'heading', 'headline', 'label']

/** The descriptions of pictures by name: of the record that shows them, else of the record around it. */
export function pictureWords(texts: Readonly<Record<FileName, string>>): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (part: unknown, around: string): void => {
    if (typeof part === 'string') {
      if (around && !found.has(part)) found.set(part, around)
    } else if (typeof part === 'object' && part !== null) {
      const description = TELLING.map((key): unknown => Reflect.get(part, key)).find(Boolean)
      const own = typeof description === 'string' ? description : around
      for (const each of Object.values(part)) walk(each, own)
    }
  }
  for (const [file, text] of Object.entries(texts))
    if (/^content\/[^/]+\.json$/.test(file)) walk(JSON.parse(text), '')
  return found
}
