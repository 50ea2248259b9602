import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { clinicDir, siteLocale } from '../../../scripts/build/paths.ts'
import { validateFolder } from '../../../scripts/cli/check.ts'
import type { Changes } from '../../../src/editor/contract/validatorMessages.ts'
import { siteFilesOf } from '../../../src/editor/server/siteFiles.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { randomOf } from '../honest/generated.ts'
import { must, type Proof, type Sizes } from '../proof.ts'
import { withBrowserGate } from './browserGate.ts'
import { someSites } from './someSites.ts'

/** How many sites were alike, how many of them refused, and how long the browser took, in milliseconds. */
export type Compared = { sites: number; refused: number; first: number; again: number[] }

/** `npm run check` and the worker in Chromium give byte-identical results for every site. */
export const workerProof: Proof = {
  name: 'gate-worker',
  claim: 'the gate in a browser’s worker says of any site what `npm run check` says',
  async run({ seed = 20261122, rounds = 1200 }: Sizes) {
    const { sites, refused, first, again } = await compareSites((root) =>
      someSites(root, rounds, randomOf(seed)),
    )
    const times = [...again].sort((a, b) => a - b)
    const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
    return `${sites} sites alike, ${refused} of them refused; first check ${Math.round(first)} ms with the loading of the worker, again ${at(0.5)} ms median, ${at(0.95)} ms p95 (seed ${seed})`
  },
}

/** Has both check each of the sites, which are changes to the clinic. Throws at the first they disagree on. */
export async function compareSites(
  sitesOf: (root: string) => Iterable<Changes>,
): Promise<Compared> {
  const root = mkdtempSync(join(tmpdir(), 'mercan-sites-'))
  try {
    const schemas = join(clinicDir, 'content', 'schemas')
    for (const folder of ['content', 'locales', 'public'])
      cpSync(join(clinicDir, folder), join(root, folder), {
        recursive: true,
        filter: (path) => path !== schemas,
      })
    const language = siteLocale()
    const site = siteFilesOf(folderTree(root), 'published')
    return await withBrowserGate(site, language, async ({ first, check }) => {
      const compared: Compared = { sites: 0, refused: 0, first, again: [] }
      for (const changes of sitesOf(root)) {
        const { findings, ms } = await check(changes)
        const own = withChanges(root, changes, () => validateFolder(root, language))
        const told = JSON.stringify({ faults: own.faults, warnings: own.warnings })
        // A draft is also compared with the published site, as `check --diff` does.
        const warnings = findings.warnings.filter(({ code }) => !/^warn\.(?:rise|fall)$/.test(code))
        const said = JSON.stringify({ ...findings, warnings })
        must(said === told, `${[...changes.keys()]}\n${said}\n${told}`)
        compared.sites += 1
        compared.refused += own.faults.length > 0 ? 1 : 0
        compared.again.push(ms)
      }
      return compared
    })
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Does something while the folder holds the changes. */
function withChanges<Result>(root: string, changes: Changes, work: () => Result): Result {
  const before = folderTree(root)
  const kept = [...changes.keys()].map((file) => {
    const bytes = existsSync(join(root, file)) ? before.read(file) : undefined
    return [file, bytes] as const
  })
  const write = (file: string, bytes: Uint8Array | null | undefined) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    if (bytes) writeFileSync(join(root, file), bytes)
    else rmSync(join(root, file), { force: true })
  }
  try {
    for (const [file, bytes] of changes) write(file, bytes)
    return work()
  } finally {
    for (const [file, bytes] of kept) write(file, bytes)
  }
}
