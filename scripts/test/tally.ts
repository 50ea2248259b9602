import { existsSync, readFileSync } from 'node:fs'
import type { Tally } from './stage.ts'

/** What vitest's JSON reporter counted; undefined when it wrote no file. */
export function vitestTally(file: string): Tally | undefined {
  const report = readReport(file)
  if (!report) return undefined
  return {
    passed: number(report, 'numPassedTests'),
    failed: number(report, 'numFailedTests'),
  }
}

/** What Playwright's JSON reporter counted; errors outside of any test count as failures. */
export function playwrightTally(file: string): Tally | undefined {
  const report = readReport(file)
  if (!report) return undefined
  const stats: unknown = report.stats
  const errors: unknown = report.errors
  if (!isRecord(stats)) return undefined
  return {
    passed: number(stats, 'expected'),
    failed: number(stats, 'unexpected') + (Array.isArray(errors) ? errors.length : 0),
  }
}

function readReport(file: string): Record<string, unknown> | undefined {
  if (!existsSync(file)) return undefined
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return isRecord(report) ? report : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const number = (record: Record<string, unknown>, key: string): number => {
  const value = record[key]
  return typeof value === 'number' ? value : 0
}
