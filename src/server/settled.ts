import { setTimeout as wait } from 'node:timers/promises'
import { Unsettled } from './staticFile'

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
