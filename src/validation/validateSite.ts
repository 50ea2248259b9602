import {
  type CheckedFile,
  checkAcrossFiles,
  checkFile,
  checkModel,
  openModel,
} from './checkFile.ts'
import { readFiles } from './files.ts'
import { firstOfEach } from './limits.ts'
import { setLanguage } from './messages.ts'
import { siteLocation } from './siteLocation.ts'
import { translationWarnings } from './translations/warnings.ts'
import type { Diagnostic, Earlier, FileTree } from './types.ts'
import { verifyFixes } from './verifyFixes.ts'
import { warningsOf } from './warnings.ts'

/** Errors (`faults`) stop publication, warnings do not. */
export type SiteResult = { faults: Diagnostic[]; warnings: Diagnostic[]; files: CheckedFile[] }

/**
 * Validates content and texts; diagnostics are in the order of files and lines, in the clinic's
 * language by default. Depends on the site's bytes alone and runs in any JavaScript runtime.
 */
export function validateSite(
  tree: FileTree,
  language = siteLocation(tree).language,
  earlier?: Earlier,
): SiteResult {
  setLanguage(language)
  const { files, faults: missing } = readFiles(tree)
  if (files.length === 0) return { faults: missing, warnings: [], files: [] }
  const checked = files.map(checkFile)
  const inFiles = [
    ...missing,
    ...checked.flatMap(({ faults }) => faults),
    ...checkAcrossFiles(tree, checked, earlier),
  ]
  const model = openModel(tree, checked, earlier)
  const found = [...inFiles, ...(model ? checkModel(model, inFiles) : [])]
  const warnings =
    model && found.length === 0
      ? [...warningsOf(model.docs, tree), ...translationWarnings(model)]
      : []
  return {
    faults: verifyFixes(tree, checked, inFileOrder(found, checked), earlier),
    warnings: firstOfEach(inFileOrder(warnings, checked)),
    files: checked,
  }
}

export function inFileOrder(faults: Diagnostic[], files: readonly CheckedFile[]): Diagnostic[] {
  const order = new Map(files.map(({ file }, index) => [file, index]))
  return faults.sort(
    (a, b) =>
      (order.get(a.file) ?? -1) - (order.get(b.file) ?? -1) || a.range.offset - b.range.offset,
  )
}
