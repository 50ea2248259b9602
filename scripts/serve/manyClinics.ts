import { createClinics, createServer, openClinicsMetrics } from '../../src/server/index'
import { openProposals } from '../editor/openProposals.ts'
import type { Served } from './served.ts'

/** The clinics in a folder, each under its own name. Throws an Error that names what cannot be meant. */
export async function serveClinics(folder: string): Promise<Served> {
  const clinics = createClinics({
    folder,
    env: process.env,
    metrics: await openClinicsMetrics(process.env),
    async open(options) {
      const { proposals } = await openProposals(options.root, options.env)
      return createServer({ ...options, proposals })
    },
  })
  return {
    ...clinics,
    async begin(port) {
      console.log(`Listens:  http://localhost:${port}`)
      console.log(`Clinics:  ${clinics.count} in ${folder}, each under the name of its folder`)
      await clinics.start()
    },
  }
}
