import { spawnSync } from 'node:child_process'
import { root } from '../build/places.ts'
import type { Benchmark } from './benchmark.ts'

const RUNS = 3

/** The whole of `npm run build` with pictures and compressed files in the cache: processor and clock. */
export const buildBenchmark: Benchmark = {
  name: 'build',
  async run() {
    const runs = Array.from({ length: RUNS }, timedBuild).sort((a, b) => a.cpu - b.cpu)
    return runs.map(({ cpu, wall }) => `${cpu.toFixed(1)} s of processor, ${wall.toFixed(1)} s`)
  },
}

/** `times` of POSIX shells prints, on its second line, the user and system time of what has ended. */
function timedBuild(): { cpu: number; wall: number } {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', 'node scripts/build.cjs >&2 && times'],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  const cpu = [...(stdout.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, seconds]) => 60 * Number(minutes) + Number(seconds))
    .reduce((sum, seconds) => sum + seconds, 0)
  return { cpu, wall: (performance.now() - start) / 1000 }
}
