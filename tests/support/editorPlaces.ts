import { join } from 'node:path'
import { applyEdit, type FormEdit } from '../../src/editor/client/json/applyEdit.ts'
import type { SentDraft } from '../../src/editor/server/draftRules.ts'
import type { GithubSettings } from '../../src/editor/server/github/client.ts'
import { createGithub, type GithubOptions } from '../../src/editor/server/github/client.ts'
import { createGithubProposals } from '../../src/editor/server/github/proposals.ts'
import type { ProposalStore } from '../../src/editor/server/proposalStore.ts'
import { siteTools } from '../../src/editor/server/siteTools.ts'
import { checkout, openEditor, run } from './editorFixture.ts'
import { openFakeGithub, token } from './fakeGithub.ts'

/** A proposal store and the repository that holds what is published. */
export type Place = { editor: ProposalStore; repository: string }

export async function openGithubPlace(
  right: GithubSettings['right'] = { token },
  options: GithubOptions = {},
) {
  const fake = await openFakeGithub()
  const { root } = checkout()
  const settings = { owner: 'o', name: 'n', branch: 'refs/heads/main', url: fake.url, right }
  const github = createGithub(settings, options)
  const editor = createGithubProposals(
    github,
    settings,
    siteTools(root, async () => true),
    root,
  )
  return { editor, repository: fake.bare, fake }
}

/** The places proposals are kept at: what holds of one holds of all. */
export const places: Record<string, () => Promise<Place>> = {
  'the server’s own checkout': async () => {
    const { root } = checkout()
    const { editor } = await openEditor(root)
    return { editor, repository: join(root, '.git') }
  },
  'a repository on GitHub': openGithubPlace,
}

/** A draft that edits files as they are published. */
export async function draftAt(
  { editor }: Place,
  edits: Record<string, FormEdit | string>,
): Promise<SentDraft> {
  const { base, texts } = await editor.site()
  const changes = Object.entries(edits).map(([file, edit]) => {
    const text = typeof edit === 'string' ? edit : applyEdit(texts[file] ?? '', edit)
    return [file, new TextEncoder().encode(text)] as const
  })
  return { id: crypto.randomUUID(), base, changes: new Map(changes) }
}

/** A file's text as it is published. */
export const published = ({ repository }: Place, file: string): string =>
  run(repository, 'show', `main:${file}`)

/** The branches of proposals. */
export const branches = ({ repository }: Place): string[] =>
  run(repository, 'for-each-ref', '--format=%(refname:short)', 'refs/heads')
    .split('\n')
    .filter((name) => name !== 'main')
