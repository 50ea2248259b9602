import { createGitProposals } from '../editor/server/gitProposals'
import type { ProposalStore } from '../editor/server/proposalStore'
import { openRepository } from '../editor/server/repository'
import type { BuildSite } from '../editor/server/siteTools.ts'

/**
 * The proposal store: GitHub if EDITOR_GITHUB is set, otherwise the served checkout, if it is one;
 * with a sentence for the operator. Throws an Error that names an invalid variable.
 */
export async function openProposals(
  clinicDir: string,
  buildSite: BuildSite,
  env = process.env,
): Promise<{ proposals: ProposalStore | undefined; sentence: string }> {
  // Loaded only where there is an editor.
  async function tools() {
    const { siteTools } = await import('../editor/server/siteTools')
    return siteTools(clinicDir, buildSite, env)
  }

  if (env.EDITOR_GITHUB) {
    const { openGithub } = await import('../editor/server/github/proposals')
    const { proposals, settings } = openGithub(env, await tools(), clinicDir)
    const { owner, name } = settings
    return {
      proposals,
      sentence: `what a manager approves is merged into ${branchName(settings)} of ${owner}/${name} on GitHub`,
    }
  }
  const repository = await openRepository(clinicDir)
  if (!repository)
    return {
      proposals: undefined,
      sentence: `off: ${clinicDir} is no git checkout of a branch, and EDITOR_GITHUB names no repository`,
    }
  const proposals = await createGitProposals(repository, await tools(), (fault) =>
    console.error(fault),
  )
  return {
    proposals,
    sentence: `what a manager approves is committed to the branch ${branchName(repository)} in ${repository.top}, and pushed nowhere`,
  }
}

const branchName = ({ branch }: { branch: string }) => branch.replace('refs/heads/', '')
