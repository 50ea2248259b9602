import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { toolsFolder } from '../prove/hosting/tools.ts'
import { findBrowser } from '../test/browser.ts'

const run = promisify(execFile)

/** What is read of a report's audits. */
export const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

/** What is read of a report: scores of 0 to 1; milliseconds, and the shift as a number without unit. */
export type Report = {
  categories: Record<string, { score: number }>
  audits: Record<(typeof metrics)[number], { numericValue: number }> & {
    /** What the browser itself noted, before anything was computed of it, in milliseconds. */
    metrics: {
      details: { items: [{ observedFirstContentfulPaint: number; observedLoad: number }] }
    }
  }
}

/** Lighthouse's command; undefined where PROVE_TOOLS holds none. */
export function lighthouseCommand(): string | undefined {
  const command = join(toolsFolder() ?? '', 'node_modules/.bin/lighthouse')
  return toolsFolder() && existsSync(command) ? command : undefined
}

/** What a benchmark says that cannot be run without it. */
export const noLighthouse =
  'not measured: lighthouse is in no PROVE_TOOLS (scripts/hosting/README.md)'

/**
 * Lighthouse's report of one visit, with its own options beside the usual ones. Now and
 * then it misses the beginning of a visit and says so; then it is asked again. Rejects
 * when that fails too.
 */
export const lighthouseReport = (
  command: string,
  url: string,
  options: readonly string[],
): Promise<Report> => {
  const ask = async () => {
    const { stdout } = await run(command, [url, '--quiet', '--output=json', ...options], {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: findBrowser()?.path },
    })
    return JSON.parse(stdout) as Report
  }
  return ask().catch(ask)
}
