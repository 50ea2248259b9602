import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { applyFormEdit, type FormEdit } from '../../src/editor/client/json/applyFormEdit.ts'
import type { SentDraft } from '../../src/editor/server/draftRules.ts'
import type { ProposalStore } from '../../src/editor/server/proposalStore.ts'
import { copyServed, headIn } from './clinicRepository.ts'
import { removeFolder } from './folders.ts'

export { headIn, locksIn, run } from './clinicRepository.ts'
export { openEditor } from './openEditor.ts'

/** A served checkout, removed after the test; `prefix`: the clinic's folder in a repository of several. */
export function checkout(prefix = ''): { top: string; root: string } {
  const top = copyServed('checkout', prefix)
  onTestFinished(() => removeFolder(top))
  return { top, root: join(top, prefix) }
}

export const ayse = { staffId: 'a1', name: 'Ayşe' }
export const mehmet = { staffId: 'm1', name: 'Mehmet' }

type Edits = Record<string, FormEdit | string | null>

/** The new bytes of edited files, null for a deleted one; `textOf` gives the published text. */
export function changesOf(edits: Edits, textOf: (file: string) => string) {
  const changes = Object.entries(edits).map(([file, edit]) => {
    if (edit === null) return [file, null] as const
    const text = typeof edit === 'string' ? edit : applyFormEdit(textOf(file), edit)
    return [file, new TextEncoder().encode(text)] as const
  })
  return new Map<string, Uint8Array | null>(changes)
}

/** A draft of edits to the published files. */
export async function draftOf(root: string, edits: Edits, id: string = crypto.randomUUID()) {
  const base = headIn(root)
  return { id, base, changes: changesOf(edits, (file) => publishedText(root, file)) }
}

export const publishedText = (root: string, file: string): string =>
  readFileSync(join(root, file), 'utf8')

/** An edit of one price, by the indexes of its category and row. */
export const price = (category: number, row: number, value: number): FormEdit => ({
  kind: 'set',
  path: ['categories', category, 'rows', row, 'max'],
  value,
})

export const prices = 'content/prices.json'

/** Proposes a draft as Ayşe and approves it as Mehmet; resolves when no publication runs. */
export async function publish(editor: ProposalStore, draft: SentDraft): Promise<void> {
  const sent = await editor.propose(draft, ayse)
  if (sent === 'unknown' || 'error' in sent) throw new Error(JSON.stringify(sent))
  expect(await editor.approve([{ id: draft.id, version: sent.version }], mehmet)).toBe('done')
  await editor.settled()
}

/** Approves a proposal as Mehmet, in its present version. */
export async function approve(editor: Pick<ProposalStore, 'list' | 'approve'>, id: string) {
  const { open } = await editor.list(mehmet, true)
  const version = open.find((each) => each.id === id)?.version ?? ''
  return editor.approve([{ id, version }], mehmet)
}
