import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { clinicDir, siteLocale } from '../../../scripts/publish/paths.ts'
import type { Changes } from '../../../src/editor/contract/validatorMessages.ts'
import { siteFilesOf } from '../../../src/editor/server/siteFiles.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { validateSite } from '../../../src/validation/validateSite.ts'
import { percentiles } from '../../bench/benchmark.ts'
import { copyParts, removeFolder, writeFiles } from '../../support/folders.ts'
import { randomOf } from '../honest/generated.ts'
import { promiseClinic } from '../promise/damagedSites.ts'
import { must, type Proof, type Sizes } from '../proof.ts'
import { withBrowserValidator } from './browserValidator.ts'
import { someSites } from './someSites.ts'

/** The compared sites, those that were refused, and the milliseconds of the first and later checks. */
export type Compared = { sites: number; refused: number; first: number; again: number[] }

/** `npm run check` and the worker in Chromium give byte-identical results for every site. */
export const workerProof: Proof = {
  name: 'gate-worker',
  claim: 'the validator in a browser’s worker reports for any site what `npm run check` reports',
  async run({ seed = 20261122, rounds = 1200 }: Sizes) {
    const { sites, refused, first, again } = await compareSites((root) =>
      someSites(root, rounds, randomOf(seed)),
    )
    const { p50, p95 } = percentiles(again)
    return `${sites} sites alike, ${refused} of them refused; first check ${Math.round(first)} ms with the loading of the worker, again ${p50} ms median, ${p95} ms p95 (seed ${seed})`
  },
}

/** Validates changed copies of the clinic with both. Throws at the first different result. */
export async function compareSites(
  sitesOf: (root: string) => Iterable<Changes>,
): Promise<Compared> {
  const root = promiseClinic()
  try {
    // Media change too, and those of the copy are links.
    for (const part of ['content/media', 'public']) removeFolder(join(root, part))
    copyParts(clinicDir, root, ['content/media', 'public'])
    const language = siteLocale()
    const site = siteFilesOf(folderTree(root), 'published')
    return await withBrowserValidator(site, language, async ({ first, check }) => {
      const compared: Compared = { sites: 0, refused: 0, first, again: [] }
      for (const changes of sitesOf(root)) {
        const { findings, ms } = await check(changes)
        const own = withChanges(root, changes, () => validateSite(folderTree(root), language))
        const told = JSON.stringify({ faults: own.faults, warnings: own.warnings })
        // A draft is also compared with the published site, as `check --diff` does.
        const warnings = findings.warnings.filter(
          ({ code }) => !/^warn\.(?:rise|fall|claim|counter)$/.test(code),
        )
        const said = JSON.stringify({ ...findings, warnings })
        must(said === told, `${[...changes.keys()]}\n${said}\n${told}`)
        compared.sites += 1
        compared.refused += own.faults.length > 0 ? 1 : 0
        compared.again.push(ms)
      }
      return compared
    })
  } finally {
    removeFolder(root)
  }
}

/** Calls `work` while the folder contains the changes. */
function withChanges<Result>(root: string, changes: Changes, work: () => Result): Result {
  const before = folderTree(root)
  const kept = [...changes.keys()].map((file) => {
    const bytes = existsSync(join(root, file)) ? before.read(file) : undefined
    return [file, bytes] as const
  })
  const write = (file: string, bytes: Uint8Array | null | undefined) =>
    bytes ? writeFiles(root, { [file]: bytes }) : rmSync(join(root, file), { force: true })
  try {
    for (const [file, bytes] of changes) write(file, bytes)
    return work()
  } finally {
    for (const [file, bytes] of kept) write(file, bytes)
  }
}
