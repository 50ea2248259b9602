import type { Checker } from '../editor/server/checker'
import { createGithub, readGithub } from '../editor/server/github/client'
import { createGithubProposals } from '../editor/server/github/proposals'
import { createGitProposals } from '../editor/server/gitProposals'
import type { ProposalStore } from '../editor/server/proposalStore'
import { openRepository } from '../editor/server/repository'
import type { BuildSite, SiteBuild } from '../editor/server/siteTools.ts'

/** The publisher and the checker. */
export type EditorEngine = { build: BuildSite } & Pick<Checker, 'rulesOf'>

/**
 * The proposal store: GitHub if EDITOR_GITHUB is set, otherwise the served checkout, if it is one;
 * with a sentence for the operator. Throws an Error that names an invalid variable.
 */
export async function openProposals(
  clinicDir: string,
  { build, rulesOf }: EditorEngine,
): Promise<{ proposals: ProposalStore | undefined; sentence: string }> {
  const { env } = process
  if (env.EDITOR_GITHUB) {
    const settings = readGithub(env)
    const { owner, name } = settings
    const rules = rulesOf({ clinicDir, github: settings })
    const proposals = createGithubProposals(createGithub(settings), settings, rules)
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
  const tools: SiteBuild = {
    build: (content, onStep) => build({ content, clinicDir }, { env, onStep }),
  }
  const rules = rulesOf({ clinicDir, repository })
  const proposals = await createGitProposals(repository, rules, tools, (fault) =>
    console.error(fault),
  )
  return {
    proposals,
    sentence: `what a manager approves is committed to the branch ${branchName(repository)} in ${repository.top}, and pushed nowhere`,
  }
}

const branchName = ({ branch }: { branch: string }) => branch.replace('refs/heads/', '')
