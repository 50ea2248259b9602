import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Tally, TimedTest } from './stage.ts'

/** What vitest's JSON reporter counted; undefined when it wrote no file. */
export function vitestTally(file: string): Tally | undefined {
  const report = readReport(file)
  if (!report) return undefined
  return {
    passed: number(report, 'numPassedTests'),
    failed: number(report, 'numFailedTests'),
    tests: records(report.testResults).flatMap((file) =>
      records(file.assertionResults).map((test) => ({
        name: `${fileName(text(file, 'name'))} › ${text(test, 'fullName')}`,
        seconds: number(test, 'duration') / 1000,
      })),
    ),
  }
}

/** What Playwright's JSON reporter counted; what passed at its second try has passed, errors outside of any test are failures. */
export function playwrightTally(file: string): Tally | undefined {
  const report = readReport(file)
  if (!report) return undefined
  const stats: unknown = report.stats
  const errors: unknown = report.errors
  if (!isRecord(stats)) return undefined
  return {
    passed: number(stats, 'expected') + number(stats, 'flaky'),
    failed: number(stats, 'unexpected') + (Array.isArray(errors) ? errors.length : 0),
    tests: records(report.suites).flatMap((suite) => browserTests(suite, [])),
  }
}

/** The tests of a suite and of those in it; `above` are the titles around it. */
function browserTests(suite: Record<string, unknown>, above: string[]): TimedTest[] {
  const titles = [...above, fileName(text(suite, 'title'))]
  const own = records(suite.specs).flatMap((spec) =>
    records(spec.tests).map((test) => ({
      name: [...titles, text(spec, 'title')].join(' › ').concat(` (${text(test, 'projectName')})`),
      seconds:
        records(test.results).reduce((sum, result) => sum + number(result, 'duration'), 0) / 1000,
      ...(text(test, 'status') === 'flaky' && { again: true }),
    })),
  )
  return [...own, ...records(suite.suites).flatMap((inner) => browserTests(inner, titles))]
}

/** A test file without its folders; a title that is none stays as it is. */
const fileName = (name: string): string =>
  /\.(?:test|spec)\.tsx?$/.test(name) ? basename(name) : name

function readReport(file: string): Record<string, unknown> | undefined {
  if (!existsSync(file)) return undefined
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return isRecord(report) ? report : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const text = (record: Record<string, unknown>, key: string): string => {
  const value = record[key]
  return typeof value === 'string' ? value : ''
}

const number = (record: Record<string, unknown>, key: string): number => {
  const value = record[key]
  return typeof value === 'number' ? value : 0
}
