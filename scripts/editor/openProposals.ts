import { createGitProposals, openRepository, type ProposalPort } from '../../src/server/index'

/** Where an editor's changes go, and one sentence on it for whoever starts the server. */
export type OpenedProposals = { proposals: ProposalPort | undefined; sentence: string }

/**
 * For the clinic in a folder: the repository on GitHub that EDITOR_GITHUB names, else the checkout that is served, if
 * it is one. Throws an Error that names a variable which is not as it has to be.
 */
export async function openProposals(
  clinicDir: string,
  env = process.env,
): Promise<OpenedProposals> {
  if (env.EDITOR_GITHUB) return onGithub(clinicDir, env)
  const repository = await openRepository(clinicDir)
  if (!repository)
    return {
      proposals: undefined,
      sentence: `off: ${clinicDir} is no git checkout of a branch, and EDITOR_GITHUB names no repository`,
    }
  const { editorEngine } = await import('./engine')
  const proposals = await createGitProposals(repository, editorEngine(clinicDir, env), (fault) =>
    console.error(fault),
  )
  const branch = repository.branch.replace('refs/heads/', '')
  return {
    proposals,
    sentence: `what a manager approves is committed to the branch ${branch} in ${repository.top}, and pushed nowhere`,
  }
}

async function onGithub(clinicDir: string, env: NodeJS.ProcessEnv): Promise<OpenedProposals> {
  const [{ openGithub }, { editorEngine }] = await Promise.all([
    import('../../src/server/editor/github/index'),
    import('./engine'),
  ])
  const { proposals, settings } = openGithub(env, editorEngine(clinicDir, env), clinicDir)
  const branch = settings.branch.replace('refs/heads/', '')
  return {
    proposals,
    sentence: `what a manager approves is merged into ${branch} of ${settings.owner}/${settings.name} on GitHub`,
  }
}
