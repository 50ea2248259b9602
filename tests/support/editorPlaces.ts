import { join } from 'node:path'
import type { FormEdit } from '../../src/editor/client/json/applyFormEdit.ts'
import { draftRules, type SentDraft } from '../../src/editor/server/draftRules.ts'
import type { GithubSettings } from '../../src/editor/server/github/client.ts'
import { createGithub, type GithubOptions } from '../../src/editor/server/github/client.ts'
import { createGithubProposals } from '../../src/editor/server/github/proposals.ts'
import { githubHistory } from '../../src/editor/server/github/pullRequests.ts'
import type { ProposalStore } from '../../src/editor/server/proposalStore.ts'
import { siteTools } from '../../src/editor/server/siteTools.ts'
import { clinicRepository } from './clinicRepository.ts'
import { changesOf, checkout, openEditor, run } from './editorFixture.ts'
import { openFakeGithub, token } from './fakeGithub.ts'

/** A proposal store and the repository of the published site. */
export type Place = { editor: ProposalStore; repository: string }

export async function openGithubPlace(
  right: GithubSettings['right'] = { token },
  options: GithubOptions = {},
) {
  const fake = await openFakeGithub()
  const root = clinicRepository()
  const settings = { owner: 'o', name: 'n', branch: 'refs/heads/main', url: fake.url, right }
  const github = createGithub(settings, options)
  const editor = createGithubProposals(
    github,
    settings,
    draftRules(githubHistory(github, settings, root), siteTools(root)),
  )
  return { editor, repository: fake.bare, fake }
}

/** Both proposal stores, which fulfil the same contract. */
export const places: Record<string, () => Promise<Place>> = {
  'the server’s own checkout': async () => {
    const { root } = checkout()
    const { editor } = await openEditor(root)
    return { editor, repository: join(root, '.git') }
  },
  'a repository on GitHub': openGithubPlace,
}

/** A draft of edits to the published files. */
export async function draftAt(
  { editor }: Place,
  edits: Record<string, FormEdit | string>,
): Promise<SentDraft> {
  const { base, texts } = await editor.site()
  return { id: crypto.randomUUID(), base, changes: changesOf(edits, (file) => texts[file] ?? '') }
}

/** The published text of a file. */
export const published = ({ repository }: Place, file: string): string =>
  run(repository, 'show', `main:${file}`)

/** The branches of proposals. */
export const branches = ({ repository }: Place): string[] =>
  run(repository, 'for-each-ref', '--format=%(refname:short)', 'refs/heads')
    .split('\n')
    .filter((name) => name !== 'main')
