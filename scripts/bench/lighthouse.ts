import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { paths } from '../../scripts/build/sitePaths.ts'
import { clinicDir } from '../build/places.ts'
import { toolsFolder } from '../prove/hosting/tools.ts'
import { findBrowser } from '../test/browser.ts'
import type { Benchmark } from './benchmark.ts'
import { median } from './median.ts'
import { withSecureServer } from './secureSite.ts'

const run = promisify(execFile)
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
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

/** What is read of a report: scores of 0 to 1; milliseconds, and the shift as a number without unit. */
type Report = {
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<(typeof metrics)[number], { numericValue: number }>
}

/** Lighthouse's own phone on every page and on one that is missing; medians. Over HTTP/2, as hosts serve. */
export const lighthouseBenchmark: Benchmark = {
  name: 'lighthouse',
  async run() {
    const command = join(toolsFolder() ?? '', 'node_modules/.bin/lighthouse')
    if (!toolsFolder() || !existsSync(command))
      return ['not measured: lighthouse is in no PROVE_TOOLS (scripts/hosting/README.md)']
    return withSecureServer(async (origin) => {
      const lines = ['perf  a11y  best  seo    FCP   LCP   TBT    CLS']
      for (const path of addresses) {
        const reports: Report[] = []
        for (let turn = 0; turn < RUNS; turn++)
          reports.push(await twice(() => report(command, `${origin}${encodeURI(path)}`)))
        lines.push(`${row(reports)}  ${path}`)
      }
      return lines
    })
  },
}

/** Now and then Lighthouse misses the beginning of a visit and says so; then it is asked again. */
const twice = <Result>(ask: () => Promise<Result>): Promise<Result> => ask().catch(ask)

async function report(command: string, url: string): Promise<Report> {
  const { stdout } = await run(
    command,
    [
      url,
      '--quiet',
      '--output=json',
      '--ignore-status-code',
      `--only-categories=${categories.join()}`,
      `--blocked-url-patterns=*${mapHost()}*`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: findBrowser()?.path } },
  )
  return JSON.parse(stdout) as Report
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
    String(Math.round(100 * median(reports.map(({ categories }) => categories[name].score)))),
  )
  const [fcp, lcp, tbt, cls] = metrics.map((name) =>
    median(reports.map(({ audits }) => audits[name].numericValue)),
  )
  const times = [fcp, lcp, tbt].map((value) => (value ?? Number.NaN).toFixed(0).padStart(4))
  return [...scores.map((score) => score.padStart(4)), ...times, cls?.toFixed(3)].join('  ')
}
