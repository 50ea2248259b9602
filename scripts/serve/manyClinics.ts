import { statSync } from 'node:fs'
import { join } from 'node:path'
import {
  createClinics,
  createServer,
  openClinicsMetrics,
  type ServerOptions,
} from '../../src/server/index'
import { openProposals } from '../editor/openProposals.ts'
import type { Served } from './served.ts'

/** The clinics in a folder, each under its own name. Throws an Error that names what cannot be meant. */
export async function serveClinics(folder: string): Promise<Served> {
  const clinics = createClinics({
    folder,
    env: process.env,
    metrics: await openClinicsMetrics(process.env),
    async open(options) {
      const { proposals } = hasProposals(options)
        ? await openProposals(options.root, options.env)
        : {}
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

/**
 * Whether an editor's proposals have a place of the clinic's own: a repository on GitHub, or
 * a checkout that is its folder. In one that holds several clinics, or shares its branches as
 * a worktree does, each would see the others' proposals.
 */
const hasProposals = ({ root, env }: ServerOptions): boolean =>
  Boolean(env?.EDITOR_GITHUB) ||
  statSync(join(root, '.git'), { throwIfNoEntry: false })?.isDirectory() === true
