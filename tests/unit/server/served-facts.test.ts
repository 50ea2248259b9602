import { cpSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runReleases } from '../../../scripts/cli/releases.ts'
import { readFacts } from '../../../src/content/loading/clinicFacts'
import { factsFile, openReleases } from '../../../src/server/releases/releaseFolder'
import { servedFacts } from '../../../src/server/releases/servedFacts'
import { builtClinic, openDesk } from '../../support/deskFixture'
import { filled } from '../../support/serverFixture'

/** Serves a copy of the built folders as a release with these facts. */
function release(root: string, facts: readonly unknown[]): string {
  const releases = openReleases(root)
  const { id, folder } = releases.begin()
  for (const [name, part] of Object.entries({ dist: 'site', '.desk': 'desk' }))
    cpSync(realpathSync.native(join(root, name)), join(folder, part), { recursive: true })
  writeFileSync(join(folder, factsFile), JSON.stringify(facts))
  releases.publish(id)
  return id
}

function breakFiles(root: string): void {
  const files = readdirSync(join(root, 'content')).filter((file) => file.endsWith('.json'))
  for (const file of files) writeFileSync(join(root, 'content', file), '{ "half')
  rmSync(join(root, 'locales'), { recursive: true })
}

test('reception works on, from a restart too, while the files on the disk are broken', async () => {
  const root = builtClinic()
  const facts = readFacts(root)
  release(root, facts)
  breakFiles(root)
  const { server, signIn } = openDesk({ root })
  const her = await signIn('Ayşe', 'manager')
  const { clinic } = await (await her.ask('/me')).json()
  expect(clinic.hours).toEqual(facts[0].desk.hours)
  expect(clinic.name).toBe(facts[0].siteName)
  await server.store.add(filled, { source: 'json', unlisted: false })
  const sheet = await (await her.ask('/requests/sheet', { body: { text: '' } })).text()
  expect(sheet).toContain(facts[0].desk.words.columns.name)
  expect(servedFacts(root)).toEqual(facts)
})

test('an operator cannot go back to a release that this version cannot read', async () => {
  const root = builtClinic()
  const facts = readFacts(root)
  const newer = release(root, [{ ...facts[0], format: facts[0].format + 1 }])
  const own = release(root, facts)
  await expect(runReleases(root, ['back'])).rejects.toThrow(`${newer} was made by a newer version`)
  expect(openReleases(root).current()).toBe(own)
})
