import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createClinics, createServer, openClinicsMetrics, type ServerOptions } from './index'
import type { Served } from './oneClinic.ts'
import { type EditorEngine, openProposals } from './openProposals.ts'

/** All tenants of a folder. Throws an Error for an invalid configuration. */
export async function serveClinics(folder: string, engine: EditorEngine): Promise<Served> {
  const clinics = createClinics({
    folder,
    env: process.env,
    metrics: await openClinicsMetrics(process.env),
    async open(options) {
      const { proposals } = hasProposals(options)
        ? await openProposals(options.root, engine, options.env)
        : {}
      return createServer({ ...options, proposals })
    },
  })
  return {
    ...clinics,
    async begin(origin) {
      console.log(`Listens:  ${origin}`)
      console.log(`Clinics:  ${clinics.count} in ${folder}, each under the name of its folder`)
      await clinics.start()
    },
  }
}

/**
 * Whether the clinic has a repository of its own. In a shared checkout or worktree, clinics would
 * see each other's proposals.
 */
const hasProposals = ({ root, env }: ServerOptions): boolean =>
  Boolean(env?.EDITOR_GITHUB) ||
  statSync(join(root, '.git'), { throwIfNoEntry: false })?.isDirectory() === true
