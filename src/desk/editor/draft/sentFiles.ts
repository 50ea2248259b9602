import type { Changes, Draft, RebasedDraft } from '../contract'
import type { KeptDraft } from './keptDraft'

/** A draft's files as they travel. */
export const sentFiles = ({
  base,
  changes,
}: {
  base: string
  changes: Changes
}): Omit<Draft, 'id'> => ({
  base,
  files: [...changes].map(([file, bytes]) => ({ file, bytes: bytes && base64(bytes) })),
})

/** Files that have travelled as the draft that is kept of them. */
export function keptFiles({ base, files }: RebasedDraft, id: string): KeptDraft {
  const texts: Record<string, string> = {}
  const pictures: Record<string, Uint8Array> = {}
  for (const { file, bytes } of files) {
    // What a draft takes away follows from its texts.
    if (bytes === null) continue
    if (file.endsWith('.json')) texts[file] = written.decode(fromBase64(bytes))
    else pictures[file] = fromBase64(bytes)
  }
  return { id, base, texts, pictures }
}

/** To the byte: a mark at the start of a file is part of it. */
const written = new TextDecoder('utf-8', { ignoreBOM: true })

const fromBase64 = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))

/** So many bytes are turned into letters at once: a call takes only so many arguments. */
const STRETCH = 0x8000

function base64(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += STRETCH)
    letters += String.fromCharCode(...bytes.subarray(at, at + STRETCH))
  return btoa(letters)
}
