import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicDir, root } from '../build/places.ts'
import type { Benchmark } from './benchmark.ts'

const RUNS = 5
const SIZES = [1_000, 10_000, 20_000]

/** The whole process as `npm run check` starts it, on the shipped content and on content grown to many records. */
export const gateBenchmark: Benchmark = {
  name: 'gate',
  async run() {
    const lines = [`shipped content: ${timed(clinicDir)}`]
    for (const records of SIZES) {
      const site = grownSite(records)
      lines.push(`${records} price rows: ${timed(site)}`)
      rmSync(site, { recursive: true })
    }
    return lines
  },
}

/** Best and middle of some runs: other work on the machine only ever adds. */
function timed(site: string): string {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now()
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(root, 'scripts', 'check.cjs'), '--root', site],
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(stdout)
    return Math.round(performance.now() - start)
  }).sort((a, b) => a - b)
  return `${times[0]} ms best, ${times[RUNS >> 1]} ms median of ${RUNS}`
}

/** A copy of the site whose price list has so many rows, all valid. */
function grownSite(records: number): string {
  const site = mkdtempSync(join(tmpdir(), 'mercan-bench-'))
  const media = join(clinicDir, 'content', 'media')
  cpSync(join(clinicDir, 'content'), join(site, 'content'), {
    recursive: true,
    filter: (source) => source !== media,
  })
  symlinkSync(media, join(site, 'content', 'media'))
  cpSync(join(clinicDir, 'locales'), join(site, 'locales'), { recursive: true })
  const file = join(site, 'content', 'prices.json')
  const prices = JSON.parse(readFileSync(file, 'utf8'))
  prices.categories[0].rows = Array.from({ length: records }, (_, index) => ({
    id: `row-${index}`,
    treatment: `Tedavi ${index}`,
    min: 1000 + index,
    max: 2000 + index,
  }))
  writeFileSync(file, JSON.stringify(prices, null, 2))
  return site
}
