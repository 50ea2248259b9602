import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFacts } from '../../src/content/loading/clinicFacts.ts'
import { folderDigest } from '../../src/server/releases/contentDigest.ts'
import { factsFile, openReleases } from '../../src/server/releases/releaseFolder.ts'
import { buildMedia } from '../media/buildMedia.ts'
import { openBuiltSites } from './builtSites.ts'
import { deskFiles } from './desk.ts'
import { endpointOrigin } from './endpointOrigin.ts'
import { type Engine, openEngine } from './engine.ts'
import { languageFrame } from './languageFrame.ts'
import { languagePages, type PageWork } from './languagePages.ts'
import type { Prerender } from './prerender.ts'
import { requireRecordsInPages } from './recordsInPages.ts'
import { type ReleasedPage, readReleaseFile, writeReleaseFile } from './releaseFile.ts'
import { type ReleaseWriter, releaseWriter } from './releaseWriter.ts'
import { requireValid } from './requireValid.ts'
import { writeSiteFiles } from './siteFiles.ts'

export type Step =
  | { step: 'check' | 'media' | 'data' | 'render' | 'write' }
  /** The validator's report on a site that can be published. */
  | { step: 'checked'; report: string }
  /** A page was rendered: `done` of `of`. */
  | { step: 'rendered'; done: number; of: number }

export type Publication = {
  /** The engine's folder. */
  engine: string
  /** Holds `content/`, `locales/` and `public/`. */
  contentDir: string
  /** The clinic's folder, with its releases and its cache. */
  clinicDir: string
  /** Whether the release is served at once. */
  isServed: boolean
  prerender: Prerender
  onStep(step: Step): void
}

/**
 * Publishes a clinic: validates, renders the pages that changed, and completes a release. Resolves
 * to its id. Rejects with the validator's report, or with page, language and record of a page that
 * cannot be rendered; the served release stays.
 */
export async function publish(publication: Publication): Promise<string> {
  const { contentDir, clinicDir, isServed, onStep } = publication
  const engine = openEngine(publication.engine)
  onStep({ step: 'check' })
  onStep({ step: 'checked', report: requireValid(contentDir) })
  const releases = openReleases(clinicDir)
  const served = releases.current()
  const { id, folder } = releases.begin()
  try {
    await writeRelease(publication, engine, folder, served && releases.folderOf(served))
  } catch (error) {
    // Retries: files may still be compressed.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    throw error
  }
  if (isServed) releases.publish(id)
  else releases.finish(id)
  return id
}

/** Writes a release into an empty folder. `before`: the folder of the served one. */
async function writeRelease(
  { contentDir, clinicDir, prerender, onStep }: Publication,
  engine: Engine,
  folder: string,
  before?: string,
): Promise<void> {
  const cacheDir = join(clinicDir, '.cache')
  onStep({ step: 'media' })
  const manifest = await buildMedia({ root: contentDir, cacheDir })

  onStep({ step: 'data' })
  const known = before === undefined ? undefined : readReleaseFile(before)
  // Another engine's files may be compressed differently.
  const previous = known?.engine === engine.hash ? before : undefined
  const writer = releaseWriter(join(folder, 'site'), previous && join(previous, 'site'))
  const sites = openBuiltSites(contentDir, manifest)
  const works: PageWork[][] = []
  for (const site of sites.published) {
    const frame = await languageFrame(site, { contentDir, cacheDir, engine, writer })
    works.push(languagePages(site, sites, { frame, engine, writer, apiHost: endpointOrigin() }))
  }

  onStep({ step: 'render' })
  const pages = await renderPages(works.flat(), { known: known?.pages, writer, prerender, onStep })
  requireRecordsInPages(
    sites.own,
    works[0]?.flatMap(({ route }) => pages[route]?.records ?? []) ?? [],
  )

  onStep({ step: 'write' })
  const facts = siteFacts(sites)
  writeSiteFiles(writer, { contentDir, cacheDir, engine, sites, pages, facts })
  writeFileSync(join(folder, factsFile), JSON.stringify(facts))
  const engineDesk = join(engine.folder, 'desk')
  const files = await deskFiles(sites.own, { desk: engineDesk, contentDir, cacheDir, manifest })
  const desk = releaseWriter(join(folder, 'desk'), previous && join(previous, 'desk'))
  for (const [file, content] of files) desk.put(file, content)
  desk.linkFolder(engineDesk, '')
  await Promise.all([writer.compressed(), desk.compressed()])
  writeReleaseFile(folder, { engine: engine.hash, content: folderDigest(contentDir), pages })
}

type Rendering = Pick<Publication, 'prerender' | 'onStep'> & {
  /** The pages of the previous release. */
  known?: Readonly<Record<string, ReleasedPage>>
  writer: ReleaseWriter
}

/**
 * Takes equal pages over from the previous release and renders the others. Rejects with the names
 * of all pages that cannot be rendered.
 */
async function renderPages(
  works: readonly PageWork[],
  { known = {}, writer, prerender, onStep }: Rendering,
): Promise<Record<string, ReleasedPage>> {
  const pages: Record<string, ReleasedPage | undefined> = Object.fromEntries(
    works.map(({ route, key }) => {
      const page = known[route]
      return [route, page?.key === key && writer.keep(page.files) ? page : undefined]
    }),
  )
  const changed = works.filter(({ route }) => pages[route] === undefined)
  const failures: string[] = []
  let done = 0
  const toPrerender = changed.map(({ route, file, name, render }) => ({
    route,
    file,
    async html() {
      try {
        const { html, page } = await render()
        pages[route] = page
        done += 1
        onStep({ step: 'rendered', done, of: changed.length })
        return html
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        failures.push(`${name()} cannot be rendered: ${reason}`)
        return ''
      }
    },
  }))
  await prerender(toPrerender, writer.folder)
  if (failures.length > 0) throw new Error(failures.join('\n'))
  return pages as Record<string, ReleasedPage>
}
