import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clinicDir } from '../../scripts/build/paths.ts'
import { paths } from '../../scripts/build/sitePaths.ts'
import { findBrowser } from '../support/testCommand/browser.ts'
import { toolsFolder } from '../support/tools.ts'
import { type Benchmark, median } from './benchmark.ts'
import { withSecureServer } from './servers.ts'

const RUNS = 5
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--ignore-certificate-errors',
]
const addresses = [...Object.values(paths), '/404']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's own phone on every page and on one that is missing; medians. Over HTTP/2, as hosts serve. */
export const lighthouseBenchmark: Benchmark = {
  name: 'lighthouse',
  async run() {
    const command = lighthouseCommand()
    if (!command) return [noLighthouse]
    const options = [
      '--ignore-status-code',
      `--only-categories=${categories.join()}`,
      `--blocked-url-patterns=*${mapHost()}*`,
      `--chrome-flags=${flags.join(' ')}`,
    ]
    return withSecureServer(async (origin) => {
      const lines = ['perf  a11y  best  seo    FCP   LCP   TBT    CLS']
      for (const path of addresses) {
        const reports: Report[] = []
        for (let turn = 0; turn < RUNS; turn++)
          reports.push(await lighthouseReport(command, `${origin}${encodeURI(path)}`, options))
        lines.push(`${row(reports)}  ${path}`)
      }
      return lines
    })
  },
}

/** What the map's host sends is not ours to measure. */
function mapHost(): string {
  const clinic = JSON.parse(readFileSync(join(clinicDir, 'content/clinic.json'), 'utf8')) as {
    map: { embedUrl: string }
  }
  return new URL(clinic.map.embedUrl).host
}

function row(reports: readonly Report[]): string {
  const scores = categories.map((name) =>
    String(
      Math.round(
        100 * median(reports.map(({ categories }) => categories[name]?.score ?? Number.NaN)),
      ),
    ),
  )
  const [fcp, lcp, tbt, cls] = metrics.map((name) =>
    median(reports.map(({ audits }) => audits[name].numericValue)),
  )
  const times = [fcp, lcp, tbt].map((value) => (value ?? Number.NaN).toFixed(0).padStart(4))
  return [...scores.map((score) => score.padStart(4)), ...times, cls?.toFixed(3)].join('  ')
}

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

/** The output of a benchmark whose tools are missing. */
export const noLighthouse =
  'not measured: lighthouse is in no PROVE_TOOLS (scripts/hosting/README.md)'

/** Lighthouse's report of one visit, with extra options. Retries once if it missed the start of the visit; then rejects. */
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
