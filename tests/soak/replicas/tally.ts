import type { Receipt } from '../../../src/shared/publicRoutes.ts'

/** What visitors saw in a phase, and what the database has afterwards; times in milliseconds. */
export type Tally = ReturnType<typeof newTally>

export const newTally = (name: string) => ({
  name,
  answers: new Map<number | 'cut off', number>(),
  slowest: 0,
  /** The longest time without a receipt. */
  silence: 0,
  acknowledged: [] as (readonly [form: string, Receipt])[],
  missing: 0,
  doubled: 0,
})

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export const header =
  '| phase | longest silence | answers | slowest answer | acknowledged | missing | doubled |'

export function line(tally: Tally): string {
  const counts = [...tally.answers].map(([status, count]) => `${count} × ${status}`).join(', ')
  const times = [seconds(tally.silence), counts, seconds(tally.slowest)]
  const { name, acknowledged, missing, doubled } = tally
  return `| ${[name, ...times, acknowledged.length, missing, doubled].join(' | ')} |`
}

/** Notes the status of a try and how long it took; `last`: when the last receipt came. */
export function note(tally: Tally, status: number | 'cut off', ms: number, last: number): void {
  tally.answers.set(status, (tally.answers.get(status) ?? 0) + 1)
  tally.slowest = Math.max(tally.slowest, ms)
  if (status === 201) tally.silence = Math.max(tally.silence, performance.now() - last)
}

/** Compares the acknowledged requests with the rows of the store. */
export function compare(tally: Tally, rows: readonly { id: string; name: string }[]): void {
  const ids = new Set(rows.map(({ id }) => id))
  const names = countEach(rows.map(({ name }) => name))
  const { acknowledged } = tally
  tally.missing = acknowledged.filter(([, { id }]) => !ids.has(id)).length
  tally.doubled = acknowledged.filter(([form]) => (names.get(form) ?? 0) > 1).length
}

/** How many of the requests have no mail, one, and more; `sent`: the request of each mail. */
export function mailCell({ acknowledged }: Tally, sent: readonly string[]): string {
  const mails = countEach(sent)
  const counts = [0, 0, 0]
  for (const [, { id }] of acknowledged) {
    const most = Math.min(mails.get(id) ?? 0, 2)
    counts[most] = (counts[most] ?? 0) + 1
  }
  return counts.join(' / ')
}

function countEach(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
