import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgetReplaced, replaceFolder } from '../../server/releases/releases'
import { git } from './git'
import { isOfSite } from './history'
import { headOf, type Repository } from './repository'
import type { SiteTools } from './siteTools'

/** Marks an operation on disk for the recovery after a crash. */
type Mark = { before: string; after: string } | Record<string, never>

/** Build output in the clinic's folder. */
const BUILT = ['dist', '.desk']

const workFolder = (root: string) => join(root, '.editor')
const markFile = (root: string) => join(workFolder(root), 'mark.json')
const nextFolder = (root: string) => join(workFolder(root), 'next')

/** Runs an operation under a mark; a crash leaves the mark. */
export async function withMark<T>(
  { root }: Repository,
  mark: Mark,
  work: () => Promise<T>,
): Promise<T> {
  mkdirSync(workFolder(root), { recursive: true })
  writeFileSync(markFile(root), JSON.stringify(mark))
  const result = await work()
  rmSync(markFile(root), { force: true })
  return result
}

/** Builds a commit beside the served release; false if the build fails. */
export async function buildCommit(
  { root, gitDir, prefix }: Repository,
  tools: SiteTools,
  commit: string,
): Promise<boolean> {
  const next = nextFolder(root)
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const index = join(workFolder(root), 'index')
  rmSync(index, { force: true })
  const listed = await git(root, ['ls-tree', '-r', '-z', '--full-tree', `${commit}:${prefix}`])
  const lines = listed.toString().split('\0')
  const input = lines.filter((line) => isOfSite(line.split('\t')[1] ?? '')).join('\0')
  await git(root, ['update-index', '-z', '--index-info'], { index, input: `${input}\0` })
  const folders = [`--git-dir=${gitDir}`, `--work-tree=${next}`]
  await git(next, [...folders, 'checkout-index', '-a', '-f'], { index })
  rmSync(index, { force: true })
  // Reuses derivatives.
  mkdirSync(join(root, '.cache'), { recursive: true })
  symlinkSync(join(root, '.cache'), join(next, '.cache'))
  return tools.build(next)
}

/** Publishes a built commit: branch, checkout, release. */
export async function publishBuilt(
  repository: Repository,
  before: string,
  after: string,
): Promise<void> {
  await withMark(repository, { before, after }, async () => {
    // Published; recovery repeats the following steps after a crash.
    await git(repository.root, ['update-ref', repository.branch, after, before])
    await git(repository.top, ['read-tree', '-m', '-u', before, after])
    releaseBuilt(repository)
  })
}

/** Rewrites files and index that git was writing when it was killed. */
async function restoreFiles({ top }: Repository, before: string, after: string): Promise<void> {
  const listed = (filter: string) =>
    git(top, ['diff-tree', '-r', '-z', '--name-only', `--diff-filter=${filter}`, before, after])
  const [kept, gone] = [await listed('d'), await listed('D')]
  const named = ['--pathspec-from-file=-', '--pathspec-file-nul']
  const write = ['--literal-pathspecs', 'checkout', '-f', after, ...named]
  const remove = ['--literal-pathspecs', 'rm', '-q', '-f', '--ignore-unmatch', ...named]
  if (kept.length > 0) await git(top, write, { input: kept })
  if (gone.length > 0) await git(top, remove, { input: gone })
}

function releaseBuilt({ root }: Repository): void {
  for (const folder of BUILT) {
    const built = join(nextFolder(root), folder)
    if (existsSync(built)) replaceFolder(built, join(root, folder))
    else forgetReplaced(join(root, folder))
  }
  rmSync(nextFolder(root), { recursive: true, force: true })
}

/** Recovery: completes a publication, reverts an incomplete one, removes stale locks. */
export async function recover(repository: Repository): Promise<void> {
  const { root, gitDir, branch } = repository
  if (!existsSync(markFile(root))) return
  const locks = ['index.lock', 'HEAD.lock', 'packed-refs.lock', `${branch}.lock`]
  for (const lock of locks) rmSync(join(gitDir, lock), { force: true })
  const mark = readMark(root)
  if (mark?.after && (await headOf(repository)) === mark.after) {
    await restoreFiles(repository, mark.before, mark.after)
    releaseBuilt(repository)
  }
  rmSync(markFile(root), { force: true })
  rmSync(nextFolder(root), { recursive: true, force: true })
}

/** Undefined if the crash truncated the mark: nothing was done yet. */
function readMark(root: string): { before: string; after: string } | undefined {
  try {
    return JSON.parse(readFileSync(markFile(root), 'utf8'))
  } catch {
    return undefined
  }
}
