import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { type CheckerOptions, createChecker } from '../../../src/editor/server/checker.ts'
import { openRepository } from '../../../src/editor/server/repository.ts'
import { siteTools } from '../../../src/editor/server/siteTools.ts'
import { ayse, checkout, draftOf, openEditor, price, prices } from '../../support/editorFixture.ts'
import { temporaryFolder } from '../../support/folders.ts'

const serverProcess = new URL('../../../scripts/checker.mjs', import.meta.url)

/** The rules of a clinic's drafts in a process. */
async function openChecker(program = serverProcess, options: CheckerOptions = {}) {
  const { root } = checkout()
  const repository = await openRepository(root)
  if (!repository) throw new Error(`${root} is no checkout`)
  const checker = createChecker(program, options)
  onTestFinished(() => checker.close())
  return { root, checker, rules: checker.rulesOf({ clinicDir: root, repository }) }
}

/** A process that answers calls of `site` with its number of calls and otherwise runs `work`. */
function programOf(work: string): URL {
  const file = join(temporaryFolder('checker'), 'checker.mjs')
  writeFileSync(
    file,
    `let count = 0
process.on('message', ({ method }) => {
  count += 1
  if (method === 'site') process.send({ result: count, memory: 1e8 })
  else { ${work} }
})
process.send({ memory: 1e8 })`,
  )
  return pathToFileURL(file)
}

test('an editor’s draft is checked in a process, with the result of the server’s own rules', async () => {
  const { root, rules } = await openChecker()
  const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
  expect(await rules.examine(draft)).toMatchObject({ titles: ['Fiyat listesi'] })
  const broken = { ...draft, changes: new Map([[prices, new TextEncoder().encode('{')]]) }
  expect(await rules.examine(broken)).toMatchObject({ error: 'refused' })
})

test('an editor whose draft is never done with reads so, and the next draft is checked', async () => {
  const program = programOf('for (;;);')
  const { root, rules } = await openChecker(program, { deadlineMs: 100 })
  expect(await rules.site()).toBe(1)
  const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
  const [stuck, next] = [rules.examine(draft), rules.site()]
  await expect(stuck).rejects.toMatchObject({ code: 'unchecked' })
  expect(await next).toBe(1)
})

test('an editor whose draft needs too much memory reads so, and the next draft is checked', async () => {
  const program = programOf('const kept = []; for (;;) kept.push(new Array(1000).fill({}))')
  const { root, rules } = await openChecker(program, { memoryMb: 16 })
  const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
  await expect(rules.examine(draft)).rejects.toMatchObject({ code: 'unchecked' })
  expect(await rules.site()).toBe(1)
})

test('the memory of a large draft is returned: the next one is checked by a new process', async () => {
  const { root, rules } = await openChecker(programOf('process.send({ result: 0, memory: 3e8 })'))
  expect([await rules.site(), await rules.site()]).toEqual([1, 2])
  await rules.examine(await draftOf(root, { [prices]: price(0, 0, 2750) }))
  expect(await rules.site()).toBe(1)
})

test('a server that stops does not wait for a draft', async () => {
  const { root, checker, rules } = await openChecker(programOf('for (;;);'))
  expect(await rules.site()).toBe(1)
  const stuck = rules.examine(await draftOf(root, { [prices]: price(0, 0, 2750) }))
  checker.close()
  await expect(stuck).rejects.toMatchObject({ code: 'unchecked' })
  await expect(rules.site()).rejects.toMatchObject({ code: 'unchecked' })
})

test('a draft sent twice is validated once, and again after a change', async () => {
  const { root } = checkout()
  let checks = 0
  const tools = siteTools(root)
  const { editor } = await openEditor(root, {
    check(tree) {
      checks += 1
      return tools.check(tree)
    },
  })
  const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
  expect(await editor.propose(draft, ayse)).toHaveProperty('version')
  expect(await editor.propose({ ...draft, id: crypto.randomUUID() }, ayse)).toHaveProperty(
    'version',
  )
  expect(await editor.list(ayse)).toMatchObject({ open: [{ state: 'ready' }, { state: 'ready' }] })
  expect(checks).toBe(1)
  await editor.propose(await draftOf(root, { [prices]: price(0, 0, 2760) }), ayse)
  expect(checks).toBe(2)
})

test('a draft of a file that is too large is refused before it is merged', async () => {
  const { root } = checkout()
  const { editor } = await openEditor(root)
  const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
  const changes = new Map([[prices, new Uint8Array(513 * 1024).fill(0x20)]])
  const refusal = { error: 'refused', findings: { faults: [{ code: 'file.large', file: prices }] } }
  expect(await editor.propose({ ...draft, changes }, ayse)).toMatchObject(refusal)
  expect(await editor.rebase({ ...draft, changes }, undefined, [])).toMatchObject(refusal)
})
