import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { shortClassName } from './classNames.ts'
import { filesBelow } from './files.ts'
import { outDir, type SiteBuild, siteBuild } from './paths.ts'

/** Builds one language without reading `vite.config.ts` again. */
async function buildLanguage(site: SiteBuild): Promise<void> {
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
export const buildOwnLanguage = (): Promise<void> => buildLanguage(siteBuild())

/** Builds a further language and merges its files into the site. Throws on a name conflict. */
export async function buildFurtherLanguage(language: string): Promise<void> {
  const site = siteBuild(language)
  const aside = site.outDir
  await buildLanguage(site)
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
