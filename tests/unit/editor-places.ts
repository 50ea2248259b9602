import { join } from 'node:path'
import { editorEngine } from '../../scripts/editor/engine.ts'
import { edited, type FormEdit } from '../../src/desk/editor/text/edit.ts'
import { createGithub, type GithubOptions } from '../../src/server/editor/github/client.ts'
import { createGithubProposals } from '../../src/server/editor/github/proposals.ts'
import type { GithubSettings } from '../../src/server/editor/github/settings.ts'
import type { ProposalPort, SentDraft } from '../../src/server/editor/port.ts'
import { checkout, openEditor, run } from './editor-fixture.ts'
import { openFakeGithub, token } from './fake-github.ts'

/** The proposals of a clinic, and the repository in which what is published stands. */
export type Place = { editor: ProposalPort; repository: string }

export async function openGithubPlace(
  right: GithubSettings['right'] = { token },
  options: GithubOptions = {},
) {
  const fake = await openFakeGithub()
  const { root } = checkout()
  const settings = { owner: 'o', name: 'n', branch: 'refs/heads/main', url: fake.url, right }
  const github = createGithub(settings, options)
  const editor = createGithubProposals(github, settings, editorEngine(root), root)
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
    const text = typeof edit === 'string' ? edit : edited(texts[file] ?? '', edit)
    return [file, new TextEncoder().encode(text)] as const
  })
  return { id: crypto.randomUUID(), base, changes: new Map(changes) }
}

/** A file's text as it is published. */
export const published = ({ repository }: Place, file: string): string =>
  run(repository, 'show', `main:${file}`)

/** The branches proposals stand on. */
export const branches = ({ repository }: Place): string[] =>
  run(repository, 'for-each-ref', '--format=%(refname:short)', 'refs/heads')
    .split('\n')
    .filter((name) => name !== 'main')
