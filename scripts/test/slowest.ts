import type { Outcome } from './stage.ts'

/** The `count` slowest tests of all stages, one line each, the slowest first. */
export function slowestTests(outcomes: readonly Outcome[], count: number): string[] {
  return outcomes
    .flatMap(({ name: stage, tests }) => tests.map((test) => ({ ...test, stage })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds, stage }) => `${seconds.toFixed(1).padStart(6)} s  ${stage}: ${name}`)
}
