import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { siteLanguage } from '../../src/content/loading/readJson.ts'
import { clinicDir, fixtureClinics, root } from '../publish/paths.ts'
import { complaintReport, complaintsAbout } from './complaints.ts'
import { contentTypes, schemaCopy } from './contentTypes.ts'
import { emptyContent } from './emptyContent.ts'
import type * as guide from './guide/editorsGuide.ts'
import { languageImports } from './languageImports.ts'
import { type Lockfile, licenceList } from './licences.ts'
import { localeTexts } from './localeTypes.ts'
import { messageTypes } from './messageTypes.ts'
import type * as translations from './missingTexts.ts'
import { phonePlans } from './phonePlans.ts'
import {
  foldersIn,
  jsonFilesIn,
  localeFiles,
  readJson,
  type SchemaSource,
  schemaSources,
} from './sources.ts'
import { translatedFields } from './translatedFields.ts'
import type * as compiled from './validators.ts'

const validation = join(root, 'src/validation')
const interfaceTexts = join(root, 'src/content/texts')
const professions = join(root, 'src/content/professions')

const messageFiles = (language: string) => ({
  ...(existsSync(join(validation, 'fields', `${language}.json`)) && {
    'fields.json': `fields/${language}.json`,
  }),
  ...Object.fromEntries(
    readdirSync(join(validation, 'languages', language)).map((file) => [
      file,
      `languages/${language}/${file}`,
    ]),
  ),
})

const filesBelow = (folder: string) => (language: string) =>
  Object.fromEntries(
    jsonFilesIn(join(folder, language)).map((file) => [
      basename(file, '.json'),
      `${language}/${basename(file)}`,
    ]),
  )

const byLanguage = <Files>(folder: string, filesOf: (language: string) => Files) =>
  Object.fromEntries(foldersIn(folder).map((language) => [language, filesOf(language)]))

const englishTexts = (name: string) => readJson(join(validation, 'languages/en', `${name}.json`))

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name)

/** Bundles and loads a module of this folder that imports generated files, as they are now. */
type Load = (module: string) => unknown

/**
 * Writes everything derived from schemas, words of fields, locale texts, messages and the lockfile,
 * or nothing: all complaints about its sources come first. Adds empty lists to clinics without a new
 * content file, and lists the texts that clinics lack. The result is the same for every valid
 * clinic. `--check` writes nothing. Resolves to the exit code: 1 for complaints, and with `--check`
 * if a generated file is stale.
 */
export async function writeFiles(args: readonly string[], load: Load): Promise<number> {
  const complaints = complaintsAbout(validation, interfaceTexts)
  if (complaints.length > 0) {
    console.error(`Nothing was written:\n${complaintReport(complaints)}`)
    return 1
  }

  const schemas = schemaSources()
  const checking = args.includes('--check')
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

  for (const [file, text] of Object.entries(await outputs(schemas))) put(file, text)
  for (const clinic of [root, ...fixtureClinics()])
    for (const [file, text] of emptyContent(clinic, schemas)) put(file, text)
  try {
    const { validators } = load('validators') as typeof compiled
    put('src/validation/schema/validators.gen.ts', validators(schemas))
    const { clinicHelp } = load('guide/editorsGuide') as typeof guide
    // The engine's own schemas are the reference of all others.
    for (const [file, text] of Object.entries(clinicHelp(siteLanguage(root)))) put(file, text)
  } catch (error) {
    if (!checking) takeBack()
    throw error
  }

  for (const path of before.keys()) {
    const name = relative(root, path).replaceAll('\\', '/')
    if (checking) console.error(`${name} is stale: run \`npm run generate\` and commit the result.`)
    else console.log(`wrote ${name}`)
  }

  const { missingTranslations } = load('missingTexts') as typeof translations
  const missing = [clinicDir, ...fixtureClinics()].flatMap(missingTranslations)
  if (missing.length > 0) console.log(`Missing texts:\n${complaintReport(missing)}`)
  return checking && before.size > 0 ? 1 : 0
}

/** The generated files, by path: the same for every valid clinic. */
async function outputs(schemas: SchemaSource[]): Promise<Record<string, string>> {
  const locales = localeFiles()
  const site = schemas.find(({ name }) => name === 'site')?.schema
  const knownCountries = (site?.properties?.country?.enum ?? []).map(String)
  return {
    'src/content/types.gen.ts': await contentTypes(schemas),
    'src/shared/country/phonePlans.gen.ts': phonePlans(
      readJson(join(root, 'node_modules/libphonenumber-js/metadata.max.json')),
      knownCountries,
    ),
    'src/content/localeTexts.gen.ts': localeTexts(locales),
    'src/validation/schemas.gen.json': schemaCopy(schemas),
    'src/validation/messages.gen.ts': messageTypes(
      englishTexts('sentences'),
      englishTexts('words'),
    ),
    'src/validation/languages.gen.ts': languageImports({
      folders: 'src/validation/{languages,fields}',
      name: 'languages',
      about: 'Messages: language → file → texts.',
      languages: byLanguage(join(validation, 'languages'), messageFiles),
    }),
    'src/content/professions/professions.gen.ts': languageImports({
      folders: 'src/content/professions',
      name: 'professions',
      about: 'Texts in the words of a profession: language → profession → `file:key` → text.',
      languages: byLanguage(professions, filesBelow(professions)),
    }),
    'src/content/texts/texts.gen.ts': languageImports({
      folders: 'src/content/texts',
      name: 'engineTexts',
      about: 'Interface texts: language → file → texts.',
      languages: byLanguage(interfaceTexts, filesBelow(interfaceTexts)),
    }),
    'src/content/names.gen.json': `${JSON.stringify({ content: namesOf(schemas), texts: namesOf(locales) }, null, 2)}\n`,
    'src/content/translation/fields.gen.json': translatedFields(schemas),
    '.vscode/settings.json': editorSettings(namesOf(schemas)),
    'docs/LICENSES.md': licenceList(readJson(join(root, 'package-lock.json')) as Lockfile),
  }
}

/** Names the schema of each content file for VS Code. */
function editorSettings(names: readonly string[]): string {
  const rows = names.map(
    (name) =>
      `    { "fileMatch": ["/content/${name}.json"], "url": "./content/schemas/${name}.schema.json" }`,
  )
  return `{\n  "json.schemas": [\n${rows.join(',\n')}\n  ]\n}\n`
}
