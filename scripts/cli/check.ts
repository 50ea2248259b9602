import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { changeReport } from '../../src/validation/changes/report.ts'
import { type SiteChange, siteChange } from '../../src/validation/changes/siteChange.ts'
import { earlierSite } from '../../src/validation/changes/snapshot.ts'
import { warningsAbout } from '../../src/validation/changes/touched.ts'
import { docsOf } from '../../src/validation/checkFile.ts'
import { message, setLanguage } from '../../src/validation/messages.ts'
import { copiedTasks } from '../../src/validation/node/copiedSamples.ts'
import { folderTree } from '../../src/validation/node/folderTree.ts'
import { folderSnapshot, snapshotOf } from '../../src/validation/node/snapshots.ts'
import { publishTasks, tasksReport } from '../../src/validation/publishTasks.ts'
import { siteLocation } from '../../src/validation/siteLocation.ts'
import type { Task } from '../../src/validation/task.ts'
import { inFileOrder, type SiteResult, validateSite } from '../../src/validation/validateSite.ts'
import { clinicDir, fixtureClinics } from '../publish/paths.ts'
import { type Options, optionsOf, UsageError, usage } from './check/options.ts'
import { annotations, summary } from './check/output/github.ts'
import { resultReport } from './check/output/text.ts'
import { inColumns } from './columns.ts'

/** Validates the site in a folder, against a folder or git revision. */
export const validateFolder = (root: string, language?: string, base = 'HEAD'): SiteResult =>
  validateSite(
    folderTree(root),
    language,
    earlierSite(() => snapshotOf(root, base)),
  )

/** Exit codes. `refused`: the site cannot be published, or could not be checked. */
const EXIT = { clean: 0, refused: 1, usage: 2 }

/** Runs `npm run check`; returns the exit code. */
export function main(args: readonly string[]): number {
  setLanguage(siteLocation(folderTree(clinicDir)).language)
  try {
    return checkAll(optionsOf(args))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(inColumns(`${error.message}\n\n${usage()}`))
    return EXIT.usage
  }
}

function checkAll(options: Options): number {
  if (options.help) {
    setLanguage(options.language ?? siteLocation(folderTree(options.root)).language)
    console.log(inColumns(usage()))
    return EXIT.clean
  }
  const roots = options.all ? [...new Set([options.root, ...fixtureClinics()])] : [options.root]
  const results = roots.map((root) => {
    if (options.all && options.format === 'text') console.log(`${relative('.', root) || '.'}:`)
    return run({ ...options, root })
  })
  return results.every(Boolean) ? EXIT.clean : EXIT.refused
}

function run(options: Options): boolean {
  try {
    const result = validateFolder(options.root, options.language, options.base)
    const change = options.base === undefined ? undefined : changeSince(result, options)
    const tasks = options.publish ? tasksIn(options.root, result) : undefined
    const ok = result.faults.length === 0 && !tasks?.some(({ blocks }) => blocks)
    const more = [...(change ? [changeReport(change)] : []), ...(tasks ? [tasksReport(tasks)] : [])]
    if (options.format === 'github') reportToGithub(result, more)
    else console.log(inColumns([resultReport(result), ...more].join('\n\n')))
    return ok
  } catch (error) {
    if (error instanceof UsageError) throw error
    console.log(inColumns(message('report.unfinished', { stays: message('report.stays', {}) })))
    console.error(error)
    return false
  }
}

/** The tasks of the owner of the site in a folder. */
export function tasksIn(root: string, result: SiteResult): Task[] {
  const docs = docsOf(result.files)
  return [...publishTasks(docs, process.env), ...copiedTasks(folderTree(root), docs.values())]
}

/** Annotations go to the log, the report to the step's summary. */
function reportToGithub(result: SiteResult, more: string[]): void {
  console.log([...annotations(result), inColumns(resultReport(result))].join('\n'))
  const file = process.env.GITHUB_STEP_SUMMARY
  const text = summary(result, more)
  if (file) appendFileSync(file, text)
  else console.log(text)
}

/** The changes since the base. The result's warnings become those about them. */
function changeSince(result: SiteResult, { root, base = '' }: Options): SiteChange {
  const before = snapshotOf(root, base)
  if (!before) throw new UsageError(message('change.unknown-base', { base }))
  const change = siteChange(folderTree(root), before, folderSnapshot(root))
  if (result.faults.length > 0) return change
  result.warnings = inFileOrder(warningsAbout(change, before, result), result.files)
  return change
}
