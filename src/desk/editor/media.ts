import { useMemo } from 'react'
import type { FileName, SiteFiles } from './contract'
import type { EditorDraft } from './draft/useDraft'
import type { Gate } from './gate'
import { pictureWords } from './pictureWords'

const FOLDER = 'content/media/'

/** The pictures of a site, with those of the draft. */
export type Media = {
  /** Names of files in content/media. */
  names: readonly string[]
  /** What a picture is of, by a record that shows it; undefined where none says. */
  wordsFor(name: string): string | undefined
  /** Where an `img` finds one. */
  addressOf(name: string): string
  /** What the gate says of bytes that would lie there under this name; undefined when nothing. */
  refusalOf(name: string, bytes: Uint8Array): Promise<string | undefined>
}

const pathOf = (name: string): FileName => FOLDER + name

/** Addresses of what is in the page's memory, each made once: a page of the desk is short-lived. */
const addresses = new Map<Uint8Array | string, string>()
function addressIn(memory: Uint8Array | string, type: string): string {
  const known = addresses.get(memory)
  // A view of bytes is what a blob is made of; TypeScript fears shared memory.
  const address = known ?? URL.createObjectURL(new Blob([memory as BlobPart], { type }))
  addresses.set(memory, address)
  return address
}

export function useMedia(site: SiteFiles, draft: EditorDraft, gate: Gate): Media {
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
        const { faults } = await gate.check(new Map([...changes, [pathOf(name), bytes]]))
        return faults.find(({ file }) => file === pathOf(name))?.sentence
      },
    }
  }, [site, pictures, texts, changes, gate])
}
