import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftRules } from '../../src/editor/server/draftRules.ts'
import { createGitProposals } from '../../src/editor/server/gitProposals.ts'
import { gitHistory, openRepository } from '../../src/editor/server/repository.ts'
import {
  type BuildOptions,
  type BuildSite,
  type SiteBuild,
  type SiteTools,
  siteTools,
} from '../../src/editor/server/siteTools.ts'
import { folderDigest } from '../../src/server/releases/contentDigest.ts'
import { openReleases } from '../../src/server/releases/releaseFolder.ts'
import { writeFiles } from './folders.ts'

type OnBuild = (onStep: BuildOptions['onStep']) => void

/** A release whose only page is the price list; it fails for a clinic called "Yıkık". */
const quickBuild =
  (onBuild?: OnBuild): BuildSite =>
  async ({ content, clinicDir }, { onStep }) => {
    onBuild?.(onStep)
    const read = (file: string) => readFileSync(join(content, file), 'utf8')
    if (JSON.parse(read('content/clinic.json')).name === 'Yıkık')
      return { error: 'content/clinic.json: Yıkık' }
    const releases = openReleases(clinicDir)
    const { id, folder } = releases.begin()
    writeFiles(folder, {
      'site/index.html': read('content/prices.json'),
      'desk/index.html': '<!doctype html><title>Desk</title>',
      'release.json': JSON.stringify({ engine: 'one', content: folderDigest(content) }),
    })
    releases.finish(id)
    return { release: id }
  }

/** Opens the proposals of a checkout, with the validator and a quick build that calls `onBuild`. */
export async function openEditor(root: string, change: Partial<SiteTools> = {}, onBuild?: OnBuild) {
  const repository = await openRepository(root)
  if (!repository) throw new Error(`${root} is no checkout`)
  const faults: unknown[] = []
  const rules = draftRules(gitHistory(repository), { ...siteTools(root), ...change })
  const build = quickBuild(onBuild)
  const tools: SiteBuild = {
    build: (content, onStep) => build({ content, clinicDir: root }, { env: {}, onStep }),
  }
  const editor = await createGitProposals(repository, rules, tools, (fault) => faults.push(fault))
  return { editor, faults, repository, rules }
}
