import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { shortClassName } from './classNames.ts'
import { furtherBuild, outDir, ownBuild, type SiteBuild } from './paths.ts'

/** Builds one language without reading `vite.config.ts` again. */
async function buildSite(site: SiteBuild): Promise<void> {
  // Lazy, like Vite itself.
  const { createBuilder, mergeConfig } = await import('vite')
  const { siteConfig } = await import('./siteConfig.ts')
  const builder = await createBuilder(
    mergeConfig(siteConfig(site), {
      configFile: false,
      mode: 'production',
      logLevel: 'warn',
      // Every page carries its own sheet: short names save bytes.
      css: { modules: { generateScopedName: shortClassName } },
    }),
  )
  await builder.buildApp()
  rmSync(site.prerenderDir, { recursive: true })
}

/** Builds the clinic's own language, with the files beside its pages. */
export const buildOwnLanguage = (): Promise<void> => buildSite(ownBuild())

/** Builds a further language and merges its files into the site. Throws on a name conflict. */
export async function buildFurtherLanguage(language: string): Promise<void> {
  const site = furtherBuild(language)
  const aside = site.outDir
  await buildSite(site)
  for (const folder of ['assets', language.toLowerCase()]) {
    for (const file of filesBelow(join(aside, folder))) {
      const [from, to] = [join(aside, folder, file), join(outDir, folder, file)]
      if (!existsSync(to)) cpSync(from, to)
      else if (!readFileSync(from).equals(readFileSync(to)))
        throw new Error(`${language}: ${folder}/${file} is another file already`)
    }
  }
  rmSync(aside, { recursive: true })
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
