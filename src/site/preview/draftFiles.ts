import type { ClinicFiles } from '../../content/site/site'
import type { DraftSite } from '../../editor/contract/preview'

/** The files of a draft; one that is no JSON is not there. */
export function draftFiles(texts: DraftSite['texts']): ClinicFiles {
  const files = new Map<string, unknown>()
  for (const [file, text] of Object.entries(texts)) {
    try {
      files.set(file, JSON.parse(text))
    } catch {
      // The validator reports it.
    }
  }
  return {
    has: (file) => files.has(file),
    json(file) {
      if (!files.has(file)) throw new Error(`${file} cannot be read`)
      return files.get(file)
    },
  }
}
