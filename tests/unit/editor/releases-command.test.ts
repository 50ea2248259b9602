import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runReleases } from '../../../scripts/cli/releases.ts'
import { factsFormat } from '../../../src/content/loading/clinicFacts.ts'
import { factsFile, openReleases } from '../../../src/server/releases/releaseFolder.ts'
import { builtClinic } from '../../support/deskFixture.ts'
import {
  approve,
  ayse,
  checkout,
  draftOf,
  openEditor,
  price,
  prices,
  run,
} from '../../support/editorFixture.ts'
import { writeFiles } from '../../support/folders.ts'

test('an operator lists the releases with their authors, and goes back and forth', async () => {
  const { root } = checkout()
  const { editor } = await openEditor(root)
  const commits: string[] = []
  for (const amount of [2750, 2800]) {
    const draft = await draftOf(root, { [prices]: price(0, 0, amount) })
    await editor.propose(draft, ayse)
    await approve(editor, draft.id)
    await editor.settled()
    commits.push(run(root, 'rev-parse', '--short', 'HEAD'))
  }
  const command = (...words: string[]) => runReleases(root, words)
  const served = () => readFileSync(join(root, 'dist/index.html'), 'utf8')
  const [newer = '', older = ''] = openReleases(root).list()
  const lines = (await command()).split('\n')
  expect(lines.find((line) => line.includes(newer))).toMatch(
    new RegExp(`^${newer} \\* .* ${commits[1]} +Ayşe +Fiyat listesi`),
  )
  expect(lines.find((line) => line.includes(older))).toMatch(
    new RegExp(`^${older}  .* ${commits[0]} +Ayşe`),
  )
  expect(await command('back')).toContain(`${older} is served now.`)
  expect(served()).toContain('"max": 2750')
  await command('back', newer)
  expect(served()).toContain('"max": 2800')
  await expect(command('back', '20991231-000000-000')).rejects.toThrow('There is no release 2099')
  await expect(command('forward')).rejects.toThrow('npm run releases -- back')
})

test('an operator cannot go back to a release that this version cannot read', async () => {
  const root = builtClinic()
  const releases = openReleases(root)
  const [newer, own] = [factsFormat + 1, factsFormat].map((format) => {
    const { id, folder } = releases.begin()
    writeFiles(folder, { 'site/index.html': '', [factsFile]: JSON.stringify([{ format }]) })
    releases.publish(id)
    return id
  })
  await expect(runReleases(root, ['back'])).rejects.toThrow(`${newer} was made by a newer version`)
  expect(releases.current()).toBe(own)
})
