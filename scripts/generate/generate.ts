/**
 * Writes everything derived from schemas, words of fields, locale texts, messages and the lockfile,
 * or nothing: all complaints about its sources come first. Adds new texts to fixture clinics in the
 * project's language, empty lists to clinics without a new content file, and lists the texts that
 * clinics lack. The result is the same for every valid clinic. `--check` writes nothing and exits
 * with 1 if a generated file is stale.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { siteLanguage } from '../../src/content/loading/readJson.ts'
import { clinicDir, fixtureClinics, root, siteLocale } from '../publish/paths.ts'
import { complaintReport, complaintsAbout } from './complaints.ts'
import { contentTypes, schemaCopy } from './contentTypes.ts'
import { emptyContent } from './emptyContent.ts'
import { languageImports } from './languageImports.ts'
import { type Lockfile, licenceList } from './licences.ts'
import { localeContract, localeTexts } from './localeTypes.ts'
import { messageTypes } from './messageTypes.ts'
import { phonePlans } from './phonePlans.ts'
import { localeFiles, readJson, schemaSources } from './sources.ts'
import { translatedFields } from './translatedFields.ts'

const validation = join(root, 'src/validation')
const complaints = complaintsAbout(validation, join(clinicDir, 'locales', siteLocale()))
if (complaints.length > 0) {
  console.error(`Nothing was written:\n${complaintReport(complaints)}`)
  process.exit(1)
}

const messageFiles = readdirSync(join(validation, 'languages')).map((language) => [
  language,
  readdirSync(join(validation, 'languages', language)),
])

const englishTexts = (name: string) => readJson(join(validation, 'languages/en', `${name}.json`))

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name)

const schemas = schemaSources()
const locales = localeFiles(clinicDir, siteLocale())
const site = schemas.find(({ name }) => name === 'site')?.schema
const knownCountries = (site?.properties?.country?.enum ?? []).map(String)

const outputs: Record<string, string> = {
  'src/content/types.gen.ts': await contentTypes(schemas),
  'src/shared/country/phonePlans.gen.ts': phonePlans(
    readJson(join(root, 'node_modules/libphonenumber-js/metadata.max.json')),
    knownCountries,
  ),
  'src/content/localeTexts.gen.ts': localeTexts(locales),
  'src/validation/schemas.gen.json': schemaCopy(schemas),
  'src/validation/locale-contract.gen.json': localeContract(locales),
  'src/validation/messages.gen.ts': messageTypes(englishTexts('sentences'), englishTexts('words')),
  'src/validation/languages.gen.ts': languageImports(Object.fromEntries(messageFiles)),
  'src/content/names.gen.json': `${JSON.stringify({ content: namesOf(schemas), texts: namesOf(locales) }, null, 2)}\n`,
  'src/content/translation/fields.gen.json': translatedFields(schemas),
  '.vscode/settings.json': editorSettings(namesOf(schemas)),
  'docs/LICENSES.md': licenceList(readJson(join(root, 'package-lock.json')) as Lockfile),
}

/** Names the schema of each content file for VS Code. */
function editorSettings(names: readonly string[]): string {
  const rows = names.map(
    (name) =>
      `    { "fileMatch": ["/content/${name}.json"], "url": "./content/schemas/${name}.schema.json" }`,
  )
  return `{\n  "json.schemas": [\n${rows.join(',\n')}\n  ]\n}\n`
}

const checking = process.argv.includes('--check')

/** What changed files held before; undefined for a new one. */
const before = new Map<string, string | undefined>()

function put(file: string, text: string): void {
  const path = resolve(root, file)
  const old = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  if (old === text) return
  before.set(path, old)
  if (checking) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function takeBack(): void {
  for (const [path, old] of before)
    if (old === undefined) rmSync(path, { force: true })
    else writeFileSync(path, old)
}

/** Files made by code that imports the others. */
async function putDependent(): Promise<void> {
  const { validators } = await import('./validators.ts')
  put('src/validation/schema/validators.gen.ts', validators(schemas))
  const { clinicHelp } = await import('./guide/editorsGuide.ts')
  // The engine's own schemas are the reference of all others.
  for (const [file, text] of Object.entries(clinicHelp(root, siteLanguage(root)))) put(file, text)
  if (clinicDir !== root)
    for (const [file, text] of Object.entries(clinicHelp(clinicDir, siteLocale())))
      if (existsSync(join(clinicDir, file))) put(join(clinicDir, file), text)
}

for (const [file, text] of Object.entries(outputs)) put(file, text)
for (const clinic of new Set([root, clinicDir, ...fixtureClinics()]))
  for (const [file, text] of emptyContent(clinic, schemas)) put(file, text)
try {
  await putDependent()
} catch (error) {
  if (!checking) takeBack()
  throw error
}

const { fixtureLocales, missingLocaleKeys, missingTranslations } = await import('./missingTexts.ts')
for (const [file, text] of fixtureLocales()) put(file, text)
for (const path of before.keys()) {
  const name = relative(root, path).replaceAll('\\', '/')
  if (checking) console.error(`${name} is stale: run \`npm run generate\` and commit the result.`)
  else console.log(`wrote ${name}`)
}
if (checking && before.size > 0) process.exitCode = 1

// The contract of the sources: a stale file on disk would hide keys from `--check`.
const contracts = JSON.parse(localeContract(locales))
const missing = [clinicDir, ...fixtureClinics()].flatMap((clinic) => [
  ...missingLocaleKeys(clinic, contracts),
  ...missingTranslations(clinic),
])
if (missing.length > 0) console.log(`Missing texts:\n${complaintReport(missing)}`)
