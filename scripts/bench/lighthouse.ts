import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../scripts/build/sitePaths.ts'
import { clinicDir } from '../build/places.ts'
import type { Benchmark } from './benchmark.ts'
import {
  lighthouseCommand,
  lighthouseReport,
  metrics,
  noLighthouse,
  type Report,
} from './lighthouseReport.ts'
import { median } from './median.ts'
import { withSecureServer } from './secureSite.ts'

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
