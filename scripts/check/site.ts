import { readFiles } from './files.ts'
import { type Examined, examine, examineSite } from './inspect.ts'
import { speak } from './language.ts'
import { placeIn } from './place.ts'
import { proveRepairs } from './prove.ts'
import { translationsNamed, translationWarnings } from './translations/warnings.ts'
import type { Tree } from './tree.ts'
import type { Doc, Fault } from './types.ts'
import { warningsOf } from './warnings/index.ts'

/** What the gate says of a site: faults keep it from being published, warnings do not. */
export type Verdict = { faults: Fault[]; warnings: Fault[]; files: Examined[] }

/**
 * Everything wrong with the content and texts of a site, in the order of files and lines;
 * told in the clinic's own language unless another is asked for. It depends on nothing but
 * the site's bytes, and runs wherever JavaScript does.
 */
export function checkSite(tree: Tree, language = placeIn(tree).language): Verdict {
  speak(language)
  const { files, faults: missing } = readFiles(tree)
  if (files.length === 0) return { faults: missing, warnings: [], files: [] }
  const examined = files.map(examine)
  const found = [
    ...missing,
    ...examined.flatMap(({ faults }) => faults),
    ...examineSite(tree, examined),
  ]
  const isFine = found.length === 0
  const ofTranslations = isFine ? translationWarnings(tree) : []
  const warnings = isFine ? [...warningsOf(docsOf(examined).values()), ...ofTranslations] : []
  const translations = translationsNamed(tree, ofTranslations)
  return {
    faults: proveRepairs(tree, examined, inOrder(found, examined)),
    warnings: inOrder(warnings, examined),
    files: [...examined, ...translations.map((file) => ({ ...file, faults: [] }))],
  }
}

/** The files that could be read as JSON, by name. */
export const docsOf = (files: readonly Examined[]): Map<string, Doc> =>
  new Map(files.flatMap(({ file, doc }) => (doc ? [[file, doc] as const] : [])))

export function inOrder(faults: Fault[], files: readonly Examined[]): Fault[] {
  const order = new Map(files.map(({ file }, index) => [file, index]))
  return faults.sort(
    (a, b) =>
      (order.get(a.file) ?? -1) - (order.get(b.file) ?? -1) || a.range.offset - b.range.offset,
  )
}
