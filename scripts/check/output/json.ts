import type { SiteChange } from '../changes/siteChange.ts'
import type { Task } from '../publish/task.ts'
import type { Verdict } from '../site.ts'
import { type Entry, entryOf } from './entry.ts'

/**
 * What `--json` prints, one object. Fields may be added; none of these changes its
 * meaning while `version` stays 1.
 */
export type JsonReport = {
  version: 1
  /** False when the exit code is 1. */
  ok: boolean
  files: number
  problems: Entry[]
  warnings: Entry[]
  /** With `--diff`. */
  change?: SiteChange
  /** With `--publish`. */
  tasks?: Task[]
}

export function jsonReport(
  { faults, warnings, files }: Verdict,
  ok: boolean,
  more: { change?: SiteChange; tasks?: Task[] },
): string {
  const report: JsonReport = {
    version: 1,
    ok,
    files: files.length,
    problems: faults.map((fault) => entryOf(fault, files)),
    warnings: warnings.map((fault) => entryOf(fault, files)),
    ...more,
  }
  return JSON.stringify(report, null, 2)
}
