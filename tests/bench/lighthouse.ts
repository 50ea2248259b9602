import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clinicDir } from '../../scripts/publish/paths.ts'
import { paths } from '../../scripts/publish/sitePaths.ts'
import { browserArguments, findBrowser } from '../support/testCommand/browser.ts'
import { findTool } from '../support/tools.ts'
import { type Benchmark, median } from './benchmark.ts'
import { withSecureServer } from './servers.ts'

const RUNS = 5
const flags = ['--headless=new', ...browserArguments, '--ignore-certificate-errors']
const addresses = [...Object.values(paths), '/404']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's medians for its phone on every page and a missing one, over HTTP/2. */
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

/** The host of the map, which is not measured. */
function mapHost(): string {
  const clinic = JSON.parse(readFileSync(join(clinicDir, 'content/clinic.json'), 'utf8')) as {
    map: { embedUrl: string }
  }
  return new URL(clinic.map.embedUrl).host
}

function row(reports: readonly Report[]): string {
  const scores = categories.map((name) => {
    const score = median(reports.map(({ categories }) => categories[name]?.score ?? Number.NaN))
    return (100 * score).toFixed(0)
  })
  const [fcp, lcp, tbt, cls] = metrics.map((name) =>
    median(reports.map(({ audits }) => audits[name].numericValue)),
  )
  const times = [fcp, lcp, tbt].map((value) => (value ?? Number.NaN).toFixed(0).padStart(4))
  return [...scores.map((score) => score.padStart(4)), ...times, cls?.toFixed(3)].join('  ')
}

const run = promisify(execFile)

/** The audits in use. */
export const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

/** The fields in use: scores from 0 to 1; milliseconds, and the layout shift without unit. */
export type Report = {
  categories: Record<string, { score: number }>
  audits: Record<(typeof metrics)[number], { numericValue: number }> & {
    /** Observed by the browser, not simulated, in milliseconds. */
    metrics: {
      details: { items: [{ observedFirstContentfulPaint: number; observedLoad: number }] }
    }
  }
}

/** Lighthouse's command; undefined if PROVE_TOOLS has none. */
export const lighthouseCommand = (): string | undefined => findTool('.bin/lighthouse')

/** The output of a benchmark whose tools are missing. */
export const noLighthouse = 'not measured: lighthouse is in no PROVE_TOOLS (docs/operations.md)'

/** Lighthouse's report of one visit. Retries once, because it can miss the start of the visit. */
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
