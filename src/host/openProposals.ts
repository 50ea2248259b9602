import type { BuildSite } from '../editor/server/siteTools.ts'
import { createGitProposals, openRepository, type ProposalStore } from './index'

/** The proposal store and a sentence for the operator. */
export type OpenedProposals = { proposals: ProposalStore | undefined; sentence: string }

/**
 * GitHub if EDITOR_GITHUB is set, otherwise the served checkout, if it is one. Throws an Error
 * that names an invalid variable.
 */
export async function openProposals(
  clinicDir: string,
  buildSite: BuildSite,
  env = process.env,
): Promise<OpenedProposals> {
  if (env.EDITOR_GITHUB) return onGithub(clinicDir, buildSite, env)
  const repository = await openRepository(clinicDir)
  if (!repository)
    return {
      proposals: undefined,
      sentence: `off: ${clinicDir} is no git checkout of a branch, and EDITOR_GITHUB names no repository`,
    }
  const { siteTools } = await import('../editor/server/siteTools')
  const proposals = await createGitProposals(
    repository,
    siteTools(clinicDir, buildSite, env),
    (fault) => console.error(fault),
  )
  const branch = repository.branch.replace('refs/heads/', '')
  return {
    proposals,
    sentence: `what a manager approves is committed to the branch ${branch} in ${repository.top}, and pushed nowhere`,
  }
}

async function onGithub(
  clinicDir: string,
  buildSite: BuildSite,
  env: NodeJS.ProcessEnv,
): Promise<OpenedProposals> {
  const [{ openGithub }, { siteTools }] = await Promise.all([
    import('../editor/server/github/proposals'),
    import('../editor/server/siteTools'),
  ])
  const { proposals, settings } = openGithub(env, siteTools(clinicDir, buildSite, env), clinicDir)
  const branch = settings.branch.replace('refs/heads/', '')
  return {
    proposals,
    sentence: `what a manager approves is merged into ${branch} of ${settings.owner}/${settings.name} on GitHub`,
  }
}
