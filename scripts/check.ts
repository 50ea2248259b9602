import { appendFileSync } from 'node:fs'
import { clinicDir } from './build/places.ts'
import { changeReport } from './check/changes/report.ts'
import { type SiteChange, siteChange } from './check/changes/siteChange.ts'
import { folderSnapshot, snapshotOf } from './check/changes/snapshot.ts'
import { folderTree } from './check/folderTree.ts'
import { gapNotice, say, speak, spokenLanguage } from './check/language.ts'
import { type Options, optionsOf, usage } from './check/options.ts'
import { annotations, summary } from './check/output/github.ts'
import { jsonReport } from './check/output/json.ts'
import { reportOf, warningsReport } from './check/output/text.ts'
import { placeIn } from './check/place.ts'
import { publishTasks, tasksReport } from './check/publish/index.ts'
import { checkSite, docsOf, inOrder, type Verdict } from './check/site.ts'
import { jumpWarnings } from './check/warnings/index.ts'

/** What the gate says of the site below `root`. */
export const inspectSite = (root: string, language?: string): Verdict =>
  checkSite(folderTree(root), language)

/** Checks and reports; true when the site may be published. Anything unforeseen counts as a refusal. */
export function isPublishable({ root }: { root: string }): boolean {
  return run({ root, format: 'text', publish: false })
}

/** The command `check`; answers the exit code: 1 when anything keeps the site from being published. */
export function main(args: readonly string[]): number {
  let options: Options
  speak(placeIn(folderTree(clinicDir)).language)
  try {
    options = optionsOf(args)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage()}`)
    return 1
  }
  return run(options) ? 0 : 1
}

function run(options: Options): boolean {
  try {
    const verdict = inspectSite(options.root, options.language)
    const change = options.base === undefined ? undefined : changeSince(options.root, options.base)
    if (change && verdict.faults.length === 0) addJumps(verdict, change)
    const tasks = options.publish ? publishTasks(docsOf(verdict.files), process.env) : undefined
    const ok = verdict.faults.length === 0 && !tasks?.some(({ blocks }) => blocks)
    const more = [...(change ? [changeReport(change)] : []), ...(tasks ? [tasksReport(tasks)] : [])]
    if (options.format === 'json')
      console.log(jsonReport(verdict, ok, { ...(change && { change }), ...(tasks && { tasks }) }))
    else if (options.format === 'github') reportToGithub(verdict, more)
    else console.log([...textOf(verdict), ...more].join('\n\n'))
    return ok
  } catch (error) {
    if (error instanceof UnknownBase) console.error(error.message)
    else {
      console.log(say('report.unfinished', { stays: say('report.stays', {}) }))
      console.error(error)
    }
    return false
  }
}

function textOf(verdict: Verdict): string[] {
  return [...outcomeOf(verdict), ...gapNotice(spokenLanguage())]
}

function outcomeOf({ faults, warnings, files }: Verdict): string[] {
  if (faults.length > 0) return [reportOf(faults, files)]
  const fine = say('report.fine', { count: files.length })
  return warnings.length > 0 ? [warningsReport(warnings, files), fine] : [fine]
}

/** Annotations go to the log, where the page finds them; everything else to the summary of the step. */
function reportToGithub(verdict: Verdict, more: string[]): void {
  console.log([...annotations(verdict), ...textOf(verdict)].join('\n'))
  const file = process.env.GITHUB_STEP_SUMMARY
  const text = summary(verdict, more)
  if (file) appendFileSync(file, text)
  else console.log(text)
}

class UnknownBase extends Error {}

function changeSince(root: string, base: string): SiteChange {
  const before = snapshotOf(root, base)
  if (!before) throw new UnknownBase(say('change.unknown-base', { base }))
  return siteChange(root, before, folderSnapshot(root))
}

function addJumps(verdict: Verdict, { files }: SiteChange): void {
  const changes = files.flatMap((file) => file.changes)
  const jumps = jumpWarnings(docsOf(verdict.files), changes)
  verdict.warnings = inOrder([...verdict.warnings, ...jumps], verdict.files)
}

if (process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2))
