import type { Stats } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** The site is just being replaced; a moment later it can be read. */
export class Unsettled extends Error {
  override name = 'Unsettled'
}

/** A file that was written to so few milliseconds ago may be half of one; an empty one mostly is. */
const settling = { any: 100, empty: 1500 }

/** Whether nobody has written to the file for so long that it is likely whole. */
export function isSettled({ size, ctimeMs }: Stats): boolean {
  return Math.abs(Date.now() - ctimeMs) >= (size === 0 ? settling.empty : settling.any)
}

/** How often, and after how many milliseconds, files are asked for again that are being replaced. */
const again = { times: 40, ms: 50 }

/** Does the work once the files it reads are whole. Rejects as the work does, and with Unsettled when they never are. */
export async function whenSettled<T>(work: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Unsettled) || time === again.times) throw error
      await wait(again.ms)
    }
  }
}
