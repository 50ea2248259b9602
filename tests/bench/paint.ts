import { paths } from '../../scripts/publish/sitePaths.ts'
import { type Benchmark, median } from './benchmark.ts'
import { withHeldBrowser } from './browsers.ts'
import { lighthouseCommand, lighthouseReport, noLighthouse, type Report } from './lighthouse.ts'
import { withPeer, withSecureServer } from './servers.ts'

const RUNS = 7
/** Longer than any page loads on an unthrottled line, in milliseconds. */
const HELD = 1500

type Case = {
  name: string
  /** Options of Lighthouse, besides its phone on slow 4G with a quarter of the processor. */
  options: readonly string[]
  /** Stops painting until the page is loaded. */
  held?: true
}

const applied = (slowdown: number): Case => ({
  name: `processor ${slowdown}×, applied`,
  options: ['--throttling-method=devtools', `--throttling.cpuSlowdownMultiplier=${slowdown}`],
})

const onEachPage: readonly Case[] = [
  { name: 'as delivered', options: [] },
  { name: 'as delivered, without fonts', options: ['--blocked-url-patterns=*.woff2'] },
  applied(4),
]

const onTwoPages: readonly Case[] = [
  { name: 'first frame held back', options: [], held: true },
  { name: 'held back, without fonts', options: ['--blocked-url-patterns=*.woff2'], held: true },
  applied(6),
]

const { home, prices, about, staff, contact, appointment } = paths

const pages = [
  ...[home, prices].map((path) => ({ path, cases: [...onEachPage, ...onTwoPages] })),
  ...[about, staff, contact, appointment].map((path) => ({ path, cases: onEachPage })),
]

/**
 * First and largest paint of the peer's pages (BENCH_PEER), in turns with it; of two pages also
 * where scripts can delay them: with the first frame after the load event, on a slow processor.
 */
export const paintBenchmark: Benchmark = {
  name: 'paint',
  run: () =>
    withPeer(async (peer) => {
      const command = lighthouseCommand()
      if (!command) return [noLighthouse]
      const lines = [
        peer
          ? `median of ${RUNS}: ours, the peer’s, ratio`
          : `median of ${RUNS}; no peer (BENCH_PEER=folder of a built site), so without ratios`,
      ]
      for (const { path, cases } of pages) {
        for (const given of cases) {
          const ours: Report[] = []
          const theirs: Report[] = []
          // In turns, so that other load on the machine affects both.
          for (let turn = 0; turn < RUNS; turn++) {
            ours.push(await visit(command, path, given))
            if (peer) theirs.push(await visit(command, path, given, peer))
          }
          lines.push(`${path}  ${given.name}`, `  ${figures(ours, theirs)}`)
        }
      }
      return lines
    }),
}

/** A report of one visit in a new browser; of our site by default. */
const visit = (command: string, path: string, { options, held }: Case, dist?: string) =>
  withHeldBrowser(({ port, holdFrames }) =>
    withSecureServer(
      (origin) =>
        lighthouseReport(command, `${origin}${encodeURI(path)}`, [
          `--port=${port}`,
          '--only-categories=performance',
          ...options,
        ]),
      { dist, onPage: () => held && holdFrames(HELD) },
    ),
  )

function figures(ours: readonly Report[], theirs: readonly Report[]): string {
  const columns = (['first-contentful-paint', 'largest-contentful-paint'] as const).map((name) => {
    const of = (reports: readonly Report[]) =>
      median(reports.map(({ audits }) => audits[name].numericValue))
    const [our, their] = [of(ours), of(theirs)]
    const label = name === 'first-contentful-paint' ? 'FCP' : 'LCP'
    const beside = theirs.length > 0 ? `, ${their.toFixed(0)}, ${(our / their).toFixed(2)}` : ''
    return `${label} ${our.toFixed(0)}${beside}`
  })
  return [...columns, `painted after load in ${lateOf(ours)} of ${ours.length}`].join('   ')
}

/** The number of visits whose first frame came after the load event. */
const lateOf = (reports: readonly Report[]): number =>
  reports.filter(({ audits }) => {
    const [{ observedFirstContentfulPaint, observedLoad }] = audits.metrics.details.items
    return observedFirstContentfulPaint > observedLoad
  }).length
