import { docsOf } from '../checkFile.ts'
import { isOfLanguage } from '../translations/warnings.ts'
import type { Diagnostic, Path } from '../types.ts'
import type { SiteResult } from '../validateSite.ts'
import { changeWarnings, unlinkedWarnings } from '../warnings.ts'
import type { SiteChange } from './siteChange.ts'
import type { Snapshot } from './snapshot.ts'

/** The warnings about what a change touches, and about the change itself. */
export const warningsAbout = (
  change: SiteChange,
  before: Snapshot,
  { warnings, files }: Pick<SiteResult, 'warnings' | 'files'>,
): Diagnostic[] => [
  ...warnings.filter((warning) => isTouched(change, warning)),
  ...changeWarnings(
    docsOf(files),
    change.files.flatMap(({ changes }) => changes),
    before.texts.get('content/clinic.json'),
  ),
  ...unlinkedWarnings(docsOf(files), change.unlinked),
]

/** Whether a warning is about what a change touches. The state of a language is of every change. */
function isTouched(
  { files, media }: SiteChange,
  { code, file, path = [], covers = [], written }: Diagnostic,
): boolean {
  if (isOfLanguage(code)) return true
  const changes = files.find((each) => each.file === file)?.changes ?? []
  const paths = [path, ...covers]
  return (
    changes.some((change) => paths.some((each) => isAround(change.path, each))) ||
    media.some(({ name }) => written === JSON.stringify(name.replace(/^content\/media\//, '')))
  )
}

/** Whether one of two paths leads through the other. */
const isAround = (one: Path, other: Path) =>
  one.every((key, at) => at >= other.length || other[at] === key)
