import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NotPublished } from '../../../src/editor/server/publication.ts'
import { openReleases } from '../../../src/server/releases/releaseFolder.ts'
import { killEditor } from '../../soak/editor/kill.ts'
import {
  approve,
  ayse,
  checkout,
  draftOf,
  headIn,
  openEditor,
  price,
  prices,
  publishedText,
  run,
} from '../../support/editorFixture.ts'
import { writeFiles } from '../../support/folders.ts'

/** A short run of the soak test; it throws on a failure. */
test('a proposal that the server acknowledged is complete after a kill -9, and the next one can be sent', {
  tags: ['nightly'],
}, async () => {
  const { proposed } = await killEditor(3, 11)
  expect(proposed).toBeGreaterThan(0)
})

test('a publication killed while git writes the files is finished at the next start, and edits to other files remain', async () => {
  const { root } = checkout()
  const before = headIn(root)
  const text = publishedText(root, prices).replace('2000', '2750')
  writeFileSync(join(root, prices), text)
  rmSync(join(root, 'content/questions.json'))
  writeFileSync(join(root, 'content/neu.json'), '{}')
  run(root, 'add', '.')
  run(root, 'commit', '-q', '-m', 'Published')
  const after = headIn(root)
  // The index is old, one file is half written, one not yet deleted, one missing.
  run(root, 'read-tree', before)
  writeFileSync(join(root, prices), text.slice(0, 100))
  writeFileSync(join(root, 'content/questions.json'), '{}')
  rmSync(join(root, 'content/neu.json'))
  writeFileSync(join(root, 'content/about.json'), '{"own": "work"}')
  const releases = openReleases(root)
  const { id: release, folder } = releases.begin()
  writeFiles(folder, { 'site/index.html': 'as it is' })
  releases.finish(release)
  writeFiles(root, {
    '.editor/mark.json': JSON.stringify({ before, after, release }),
    '.editor/next/content/prices.json': text,
  })
  await openEditor(root)
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('as it is')
  expect(readdirSync(join(root, '.editor'))).toEqual([])
  expect(publishedText(root, prices)).toBe(text)
  expect(run(root, 'status', '--porcelain')).toBe('M content/about.json')
})

test('a publication that the end of the server interrupted is told at the next start, and can be repeated', async () => {
  const { root } = checkout()
  let isKilled = true
  const build = () => {
    if (isKilled) throw new NotPublished('killed', 'The server stops.')
  }
  const { editor } = await openEditor(root, {}, build)
  const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
  await editor.propose(draft, ayse)
  expect(await approve(editor, draft.id)).toBe('done')
  await editor.settled()
  isKilled = false
  const { editor: next } = await openEditor(root, {}, build)
  expect(next.publication()).toEqual({
    state: 'failed',
    key: draft.id,
    cause: 'killed',
    files: [],
  })
  expect(await approve(next, draft.id)).toBe('done')
  await next.settled()
  expect(next.publication()).toMatchObject({ state: 'published', key: draft.id })
  const { editor: last } = await openEditor(root)
  expect(last.publication(), 'told once').toBeNull()
})
