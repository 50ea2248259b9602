import type { Changes, FileName, SiteFiles } from '../contract'
import type { KeptDraft } from './keptDraft'

const FOLDER = 'content/media/'

/**
 * What a draft changes: its texts, the pictures it brought that one of them names, and
 * those it has left behind: published ones that no text of the site names any more.
 */
export function changesOf({ texts, pictures }: KeptDraft, site: SiteFiles): Changes {
  const encode = new TextEncoder()
  const drafted = Object.values(texts)
  const brought = Object.entries(pictures).filter(([file]) => names(drafted, file))
  const written = Object.keys(texts).map((file) => site.texts[file] ?? '')
  const all = Object.entries({ ...site.texts, ...texts }).flatMap(([file, text]) =>
    file.endsWith('.json') ? [text] : [],
  )
  const left = Object.keys({ ...site.others, ...site.texts }).filter(
    (file) => file.startsWith(FOLDER) && names(written, file) && !names(all, file),
  )
  return new Map<FileName, Uint8Array | null>([
    ...Object.entries(texts).map(([file, text]) => [file, encode.encode(text)] as const),
    ...brought,
    ...left.map((file) => [file, null] as const),
  ])
}

/** Whether one of the texts names a picture. */
function names(texts: readonly string[], file: FileName): boolean {
  const name = JSON.stringify(file.slice(FOLDER.length))
  return texts.some((text) => text.includes(name))
}
