import type { Engine } from '../engine'
import { createGithub } from './client'
import { createGithubProposals } from './proposals'
import { readGithub } from './settings'

/** The proposals of the repository the environment names. Throws an Error that names a wrong variable. */
export function openGithub(env: NodeJS.ProcessEnv, engine: Engine, root: string) {
  const settings = readGithub(env)
  const proposals = createGithubProposals(createGithub(settings), settings, engine, root)
  return { proposals, settings }
}
