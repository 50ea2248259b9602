import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask } from '../../support/host.ts'
import { git, openMachine, run } from '../../support/machine/machine.ts'
import { unlimited } from '../clinic.ts'
import { must, type Proof } from '../proof.ts'
import { during, storedOnce, type Visitors, visit, withEngine } from './visit.ts'

/** Updates the engine of an installed clinic three times under visitors. */
export const updateProof: Proof = {
  name: 'update',
  claim:
    'a clinic takes an engine that renames a field and one that adds a text, keeps both when the next cannot be built, and no request fails',
  run: () => withEngine('update', takeThree),
}

async function takeThree(engine: string, folder: string): Promise<string[]> {
  const from = ['--from', 'tests/fixtures/clinics/utrecht', '--language', 'en']
  const nar = ['scripts/cli/new-clinic.ts', '../nar', '--name', 'Nar', ...from]
  await run('npx', ['tsx', ...nar], { cwd: engine })
  const machine = await openMachine(folder, ['www.nar.example'], unlimited)
  const place = join(folder, 'srv/mercan-nar')
  const read = (file: string) => readFileSync(join(place, file), 'utf8')
  const take = () => machine.call('mercan', 'nar', 'update', 'engine')
  const told: string[] = []
  let visitors: Visitors | undefined
  try {
    const install = [join(engine, 'scripts/hosting/install.sh'), join(folder, 'nar')]
    const { isWell, output } = await machine.call(...install)
    must(isWell, output)
    const site = await machine.site('www.nar.example')
    visitors = await visit(site)
    const page = async (path: string) => (await ask(site, path)).body.toString()
    must((await page('/questions')).includes('€'), 'the page shows no price')

    const renamed = await renameField(engine)
    told.push(`renamed field: ${await during([visitors], take)}`)
    must(read('current/clinic/content/site.json').includes('"priceSign": "€"'), 'not migrated')
    must(read('current/clinic/engine.json').includes(renamed), 'the folder names another engine')
    must((await page('/questions')).includes('€'), 'the value of the field is gone')

    const worded = await addText(engine)
    told.push(`added text: ${await during([visitors], take)}`)
    must(read('current/clinic/engine.json').includes(worded), 'the folder names another engine')
    must((await page('/')).includes('Planted'), 'the new text is not shown')

    const broken = await breakBuild(engine)
    const kept = `with engine ${worded.slice(0, 8)} is served`
    told.push(`failed build: ${await during([visitors], take, kept)}`)
    must(read('failed/clinic/engine.json').includes(broken), 'it failed before the build')
    must(
      read('current/clinic/engine.json').includes(worded),
      'the folder names the engine that failed',
    )
    must((await page('/')).includes('Planted'), 'the former version is not served')
  } finally {
    await visitors?.end()
    await machine.stop()
  }
  return [...told, await storedOnce(folder, 'nar', visitors)]
}

/** Renames a field and appends its migration; resolves to the engine's commit. */
async function renameField(engine: string): Promise<string> {
  await replace(engine, 'currencySign', 'priceSign', ['src', 'scripts', 'content'])
  const [before, after] = [
    'change: updateWorkflow },',
    `$& { about: 'Call it priceSign', change: renameField('site', 'currencySign', 'priceSign') },`,
  ]
  await replace(engine, before, after, ['scripts/cli/update-clinic'])
  return commit(engine, 'Rename a field')
}

/** Shows a new text of the interface in the footer; resolves to the engine's commit. */
async function addText(engine: string): Promise<string> {
  const text = '"rights": "Planted {{site}} {{year}}", $&'
  await replace(engine, '"copyright":', text, ['src/content/texts/*/footer.json'])
  await replace(engine, "t('copyright'", "t('rights'", ['src/site/sections/site'])
  return commit(engine, 'Add a text')
}

async function breakBuild(engine: string): Promise<string> {
  await replace(engine, "'./paintOrInput'", "'./missing'", ['src/site/app/entry.client.tsx'])
  return commit(engine, 'Break the build')
}

/** Replaces a text in all files of some paths. */
async function replace(engine: string, from: string, to: string, paths: string[]): Promise<void> {
  const found = await git(engine, 'grep', '--files-with-matches', '-F', from, '--', ...paths)
  for (const file of found.split('\n').map((name) => join(engine, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to))
}

/** Generates and commits; resolves to the commit. */
async function commit(engine: string, message: string): Promise<string> {
  await run('node', ['scripts/generate.cjs'], { cwd: engine })
  await git(engine, 'commit', '--quiet', '--all', '--message', message)
  return git(engine, 'rev-parse', 'HEAD')
}
