import type { Draft, FileName, RebasedDraft, SiteFiles } from '../../contract/contract'
import type { Changes } from '../../contract/validatorMessages'
import type { StoredDraft } from './draftState'

export const MEDIA_FOLDER = 'content/media/'

/**
 * What a draft changes: its texts, its new pictures that a text names, and the deletion of
 * published pictures that no text names any more.
 */
export function changesOf(
  { texts, pictures }: Pick<StoredDraft, 'texts' | 'pictures'>,
  site: SiteFiles,
): Changes {
  const encode = new TextEncoder()
  const drafted = Object.values(texts)
  const brought = Object.entries(pictures).filter(([file]) => names(drafted, file))
  const written = Object.keys(texts).map((file) => site.texts[file] ?? '')
  const all = Object.entries({ ...site.texts, ...texts }).flatMap(([file, text]) =>
    file.endsWith('.json') ? [text] : [],
  )
  const left = Object.keys({ ...site.others, ...site.texts }).filter(
    (file) => file.startsWith(MEDIA_FOLDER) && names(written, file) && !names(all, file),
  )
  return new Map<FileName, Uint8Array | null>([
    ...Object.entries(texts).map(([file, text]) => [file, encode.encode(text)] as const),
    ...brought,
    ...left.map((file) => [file, null] as const),
  ])
}

function names(texts: readonly string[], file: FileName): boolean {
  const name = JSON.stringify(file.slice(MEDIA_FOLDER.length))
  return texts.some((text) => text.includes(name))
}

/** The draft's files with their bytes in base64. */
export const encodedFiles = (base: string, changes: Changes): Omit<Draft, 'id'> => ({
  base,
  files: [...changes].map(([file, bytes]) => ({ file, bytes: bytes && base64(bytes) })),
})

/** The inverse of `encodedFiles`. */
export function draftFromFiles(
  { base, files }: RebasedDraft,
  of: Pick<StoredDraft, 'id' | 'version'>,
): Omit<StoredDraft, 'revision'> {
  const texts: Record<string, string> = {}
  const pictures: Record<string, Uint8Array> = {}
  for (const { file, bytes } of files) {
    // Deletions follow from the texts.
    if (bytes === null) continue
    if (file.endsWith('.json')) texts[file] = written.decode(fromBase64(bytes))
    else pictures[file] = fromBase64(bytes)
  }
  return { ...of, base, texts, unfinished: {}, pictures }
}

const written = new TextDecoder()

const fromBase64 = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))

/** Chunk size: `fromCharCode` takes a limited number of arguments. */
const STRETCH = 0x8000

function base64(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += STRETCH)
    letters += String.fromCharCode(...bytes.subarray(at, at + STRETCH))
  return btoa(letters)
}
