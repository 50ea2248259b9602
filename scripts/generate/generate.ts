/**
 * Writes everything derived from schemas, locale texts, English messages and the lockfile, adds new
 * texts to fixture clinics in the project's language, and lists missing texts by file. The result
 * is the same for every valid clinic. `--check` writes nothing and exits with 1 if a generated file
 * is stale.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { siteLanguage } from '../../src/content/loading/readJson.ts'
import { clinicDir, fixtureClinics, root, siteLocale } from '../publish/paths.ts'
import { contentTypes, schemaCopy } from './contentTypes.ts'
import { languageImports } from './languageImports.ts'
import { type Lockfile, licenceList } from './licences.ts'
import { localeContract, localeTexts } from './localeTypes.ts'
import { messageTypes } from './messageTypes.ts'
import { phonePlans } from './phonePlans.ts'
import { localeFiles, readJson, schemaSources } from './sources.ts'
import { translatedFields } from './translatedFields.ts'

const validation = join(root, 'src/validation')
const messageFiles = readdirSync(join(validation, 'languages')).flatMap((language) =>
  readdirSync(join(validation, 'languages', language)).map((file) => `${language}/${file}`),
)
const fieldTexts = readdirSync(join(validation, 'fields')).map((file) => [
  file,
  Object.keys(readJson(join(validation, 'fields', file))),
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
  'src/validation/languages.gen.ts': languageImports(messageFiles, Object.fromEntries(fieldTexts)),
  'src/content/names.gen.json': `${JSON.stringify({ content: namesOf(schemas), texts: namesOf(locales) }, null, 2)}\n`,
  'src/content/translation/fields.gen.json': translatedFields(schemas),
  'docs/LICENSES.md': licenceList(readJson(join(root, 'package-lock.json')) as Lockfile),
}

const checking = process.argv.includes('--check')

function put(file: string, text: string): void {
  const path = resolve(root, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  const name = relative(root, path).replaceAll('\\', '/')
  if (checking) {
    console.error(`${name} is stale: run \`npm run generate\` and commit the result.`)
    process.exitCode = 1
  } else {
    writeFileSync(path, text)
    console.log(`wrote ${name}`)
  }
}

for (const [file, text] of Object.entries(outputs)) put(file, text)

// Loaded after the files above are written, because they import them.
const { validators } = await import('./validators.ts')
const compiled = 'src/validation/schema/validators.gen.ts'
put(compiled, validators(schemas))

const { clinicHelp } = await import('./guide/editorsGuide.ts')
// The engine's own schemas are the source of all others.
put('content/README.md', clinicHelp(root, siteLanguage(root))['content/README.md'] ?? '')
if (clinicDir !== root)
  for (const [file, text] of Object.entries(clinicHelp(clinicDir, siteLocale())))
    if (existsSync(join(clinicDir, file))) put(join(clinicDir, file), text)

const {
  fixtureLocales,
  missingLocaleKeys,
  missingMessages,
  missingTextsReport,
  missingTranslations,
} = await import('./missingTexts.ts')
for (const [file, text] of fixtureLocales()) put(file, text)
// The contract of the sources: a stale file on disk would hide keys from `--check`.
const contracts = JSON.parse(localeContract(locales))
const missing = [
  ...missingMessages(schemas),
  ...[clinicDir, ...fixtureClinics()].flatMap((clinic) => [
    ...missingLocaleKeys(clinic, contracts),
    ...missingTranslations(clinic),
  ]),
]
if (missing.length > 0) console.log(`Missing texts:\n${missingTextsReport(missing)}`)
