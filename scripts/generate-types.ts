/**
 * Writes everything that is derived from the schemas, the clinic's texts, the gate's
 * English words and the lockfile: types of content, of texts and of the gate's words,
 * what the gate compares with, the tables and messages of the editors' guide, and the
 * list of licences. Every clinic the gate accepts makes the same of it. With `--check` writes nothing and exits 1 when a generated file is stale.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { siteLanguage } from '../src/server/siteLanguage.ts'
import { clinicDir, root, siteLocale } from './build/places.ts'
import {
  contentModules,
  contentTypes,
  type SchemaFile,
  schemaCopy,
} from './generate/contentTypes.ts'
import { gateLanguages } from './generate/gateLanguages.ts'
import { gateWords } from './generate/gateWords.ts'
import type { SchemaSource } from './generate/guide/exampleSite.ts'
import { type Lockfile, licenceList } from './generate/licences.ts'
import { localeContract, localeModules, localeResources } from './generate/localeTypes.ts'
import { phonePlans } from './generate/phonePlans.ts'
import { sectionFiles } from './generate/sectionFiles.ts'
import { localeFiles, readJson, schemaSources } from './generate/sources.ts'
import { translatedFields } from './generate/translatedFields.ts'

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

const gateFile = (name: string) =>
  readJson(join(root, 'scripts/check/languages/en', `${name}.json`))

const schemas = schemaSources() as (SchemaFile & SchemaSource)[]
const locales = localeFiles(clinicDir, siteLocale())
const site = schemas.find(({ name }) => name === 'site')?.schema
const knownCountries = (site?.properties?.country?.enum ?? []).map(String)

const outputs: Record<string, string> = {
  'src/content/types.gen.ts': await contentTypes(schemas),
  'src/content/virtual.gen.d.ts': contentModules(schemas.map(({ name }) => name)),
  'src/country/phonePlans.gen.ts': phonePlans(
    readJson(join(root, 'node_modules/libphonenumber-js/metadata.max.json')),
    knownCountries,
  ),
  'src/locale.gen.d.ts': localeModules(locales),
  'src/i18next.gen.d.ts': localeResources(locales),
  'scripts/check/schemas.gen.json': schemaCopy(schemas),
  'scripts/check/locale-contract.gen.json': localeContract(locales),
  'scripts/check/words.gen.ts': gateWords(gateFile('sentences'), gateFile('words')),
  'scripts/check/languages.gen.ts': gateLanguages(
    filesBelow(join(root, 'scripts/check/languages')),
  ),
  'src/content/translation/fields.gen.json': translatedFields(schemas),
  'src/content/section-files.gen.json': sectionFiles(join(root, 'src'), schemas),
  '.github/LICENSES.md': licenceList(readJson(join(root, 'package-lock.json')) as Lockfile),
}

const checking = process.argv.includes('--check')

function put(file: string, text: string): void {
  const path = resolve(root, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  if (checking) {
    console.error(`${file} is stale: run \`npm run generate\` and commit the result.`)
    process.exitCode = 1
  } else {
    writeFileSync(path, text)
    console.log(`wrote ${file}`)
  }
}

for (const [file, text] of Object.entries(outputs)) put(file, text)

// The gate has to be loaded with the files above: its rules are compiled, the guide quotes it.
const { validators } = await import('./generate/validators.ts')
const compiled = 'scripts/check/schema/validators.gen.ts'
put(compiled, validators(schemas, join(root, 'scripts/check/schema')))

const { clinicHelp } = await import('./generate/clinicHelp.ts')
// The engine's own schemas are what all others are made of.
put('content/README.md', clinicHelp(root, siteLanguage(root))['content/README.md'] ?? '')
if (clinicDir !== root)
  for (const [file, text] of Object.entries(clinicHelp(clinicDir, siteLocale())))
    if (existsSync(join(clinicDir, file))) put(join(clinicDir, file), text)
