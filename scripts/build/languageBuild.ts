import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { shortClassName } from './classNames.ts'
import { furtherBuild, outDir, prerenderDir, root } from './places.ts'

/** Builds one language of the site; `mode` says which, as `vite.config.ts` reads it. */
async function buildSite(mode: string, prerenderDir: string): Promise<void> {
  // Loaded late, because Vite is.
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({
    configFile: join(root, 'vite.config.ts'),
    mode,
    logLevel: 'warn',
    // Every page carries its own sheet: a name in it is sent with each first visit.
    css: { modules: { generateScopedName: shortClassName } },
  })
  await builder.buildApp()
  rmSync(prerenderDir, { recursive: true })
}

/** Builds the clinic's own language, with all that the site has beside its pages. */
export const buildOwnLanguage = (): Promise<void> => buildSite('production', prerenderDir)

/**
 * Builds a further language and puts its pages, and what files they have of their own,
 * into the site that is being built. Throws when two files want one name.
 */
export async function buildFurtherLanguage(language: string): Promise<void> {
  const { outDir: aside, prerenderDir } = furtherBuild(language)
  await buildSite(language, prerenderDir)
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
