import { laterTime } from '../../../shared/formats/opening'
import type { Stretch } from '../../../shared/formats/stretches'

/** Where an appointment in a gap starts: on the grid, and not in the past. */
export const startIn = (from: string, to: string, now: string): string =>
  from < now && now < to ? laterTime(now, 5 - (Number(now.slice(-1)) % 5)) : from

/** The first start from now on at which an appointment fits into a gap. */
export const firstFit = (gaps: readonly Stretch[], now: string, minutes: number) =>
  gaps
    .filter(({ to }) => to > now)
    .map(({ from, to }) => ({ at: startIn(from, to, now), to }))
    .find(({ at, to }) => laterTime(at, minutes) <= to)?.at

/** The length of an appointment at an hour: the usual one, or what its gap leaves. */
export function minutesAt(gaps: readonly Stretch[], at: string, usual: number): number {
  const gap = gaps.find(({ from, to }) => from <= at && at < to)
  const left = gap ? (Date.parse(`${gap.to}Z`) - Date.parse(`${at}Z`)) / 60_000 : usual
  return Math.min(usual, Math.max(5, left - (left % 5)))
}
