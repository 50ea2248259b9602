import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contentDigest, siteFolders } from '../../server/releases/contentDigest'
import { openReleases } from '../../server/releases/releaseFolder'
import type { Publication } from '../contract/contract'
import { git } from './git'
import { type CommitFiles, isOfSite } from './history'
import { gitHistory, headOf, moveReferences, type Repository } from './repository'
import type { BuildOptions, SiteBuild } from './siteTools'

/** A publication: the branch's commits and the release that shows the new one. */
type Change = { before: string; after: string; release: string }

/** Marks an operation on disk for the recovery after a crash. */
type Mark = Change | Record<string, never>

type Cause = Extract<Publication, { state: 'failed' }>['cause']

/** Nothing was published. `files`: the changed ones, from the clinic's folder. */
export class NotPublished extends Error {
  override name = 'NotPublished'
  constructor(
    readonly reason: Cause,
    message: string,
    readonly files: string[] = [],
  ) {
    super(message)
  }
}

/** Whether an operation, or a program that it started, found no space on the disk. */
export const isDiskFull = (error: unknown): boolean =>
  /ENOSPC|No space left on device/i.test(String(error))

const workFolder = (root: string) => join(root, '.editor')
const markFile = (root: string) => join(workFolder(root), 'mark.json')
const buildingFile = (root: string) => join(workFolder(root), 'building.json')
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

/** A running publication; a crash during it is reported at the next start. */
export type Building = { key: string; commit: string }

/** Notes what is built for the next start; undefined: nothing is. */
export function noteBuilding({ root }: Repository, building: Building | undefined): void {
  mkdirSync(workFolder(root), { recursive: true })
  if (building) writeFileSync(buildingFile(root), JSON.stringify(building))
  else rmSync(buildingFile(root), { force: true })
}

/** Files of the site that differ from the branch, from the clinic's folder. */
export async function uncommittedFiles({ root, prefix }: Repository): Promise<string[]> {
  const args = ['status', '--porcelain', '-z', '--no-renames', '-uall', '--', ...siteFolders]
  const lines = (await git(root, args)).toString().split('\0').filter(Boolean)
  return lines.map((line) => line.slice('XY '.length + prefix.length))
}

/** Resolves to the id of a release of a commit: a kept one of the same content, or a new one. */
export async function releaseOf(
  repository: Repository,
  tools: SiteBuild,
  commit: string,
  onStep: BuildOptions['onStep'],
): Promise<string> {
  const { root } = repository
  const files = await gitHistory(repository).filesOf(commit)
  const kept = openReleases(root).withContent(digestOf(files))
  if (kept) return kept
  await writeNext(repository, commit, files)
  const built = await tools.build(nextFolder(root), onStep)
  await rm(nextFolder(root), { recursive: true, force: true })
  if ('error' in built) throw new NotPublished(built.isStopped ? 'killed' : 'build', built.error)
  return built.release
}

/** The digest of a commit's site. */
export const digestOf = (files: CommitFiles): string =>
  contentDigest([...files].flatMap(([path, { id }]) => (isOfSite(path) ? [{ path, id }] : [])))

/** Writes the site of a commit beside the checkout. */
async function writeNext({ root, gitDir, prefix }: Repository, commit: string, files: CommitFiles) {
  const next = nextFolder(root)
  await rm(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const index = join(workFolder(root), 'index')
  rmSync(index, { force: true })
  const paths = [...files.keys()]
  const folders = siteFolders.filter((folder) =>
    paths.some((path) => path.startsWith(`${folder}/`)),
  )
  const places = [`--git-dir=${gitDir}`, `--work-tree=${next}`]
  await git(next, [...places, 'checkout', `${commit}:${prefix}`, '--', ...folders], { index })
  rmSync(index, { force: true })
}

/**
 * Publishes a finished release: branch, checkout, pointer. Rejects with NotPublished if files or
 * branch changed since the build began; nothing is overwritten then.
 */
export async function publishRelease(repository: Repository, change: Change): Promise<void> {
  const { root, top, branch } = repository
  const { before, after, release } = change
  const head = await headOf(repository)
  if (head !== before) throw new NotPublished('stale', `${branch} moved to ${head}`)
  const files = await uncommittedFiles(repository)
  const unclean = (error?: unknown) =>
    new NotPublished('unclean', `Uncommitted: ${files.join(', ') || error}`, files)
  if (files.length > 0) throw unclean()
  await withMark(repository, change, async () => {
    await moveReferences(repository, [[branch, after, before]])
    // Published; recovery repeats the following steps after a crash.
    await git(top, ['read-tree', '-m', '-u', before, after]).catch(async (error) => {
      await moveReferences(repository, [[branch, before, after]])
      // Some files may be written: the mark stays, for the recovery.
      if (isDiskFull(error)) throw error
      rmSync(markFile(root), { force: true })
      throw unclean(error)
    })
    openReleases(root).switchTo(release)
  })
}

/** Rewrites files and index that git was writing when it was killed. */
async function restoreFiles({ top }: Repository, { before, after }: Change): Promise<void> {
  const listed = (filter: string) =>
    git(top, ['diff-tree', '-r', '-z', '--name-only', `--diff-filter=${filter}`, before, after])
  const [kept, gone] = [await listed('d'), await listed('D')]
  const named = ['--pathspec-from-file=-', '--pathspec-file-nul']
  const write = ['--literal-pathspecs', 'checkout', '-f', after, ...named]
  const remove = ['--literal-pathspecs', 'rm', '-q', '-f', '--ignore-unmatch', ...named]
  if (kept.length > 0) await git(top, write, { input: kept })
  if (gone.length > 0) await git(top, remove, { input: gone })
}

/**
 * At a start: completes a publication, reverts an incomplete one, removes leftovers and locks.
 * Resolves to the publication that the end of the server interrupted.
 */
export async function recover(repository: Repository): Promise<Publication> {
  const { root } = repository
  rmSync(nextFolder(root), { recursive: true, force: true })
  await recoverMarked(repository)
  const building = readJson<Building>(buildingFile(root))
  noteBuilding(repository, undefined)
  if (!building) return null
  const { key, commit } = building
  const isPublished = (await headOf(repository)) === commit
  return isPublished
    ? { state: 'published', key, commit }
    : { state: 'failed', key, cause: 'killed', files: [] }
}

/** Completes or reverts the operation that a crash or a full disk interrupted. */
export async function recoverMarked(repository: Repository): Promise<void> {
  const { root, gitDir, commonDir, branch } = repository
  if (!existsSync(markFile(root))) return
  const own = ['index.lock', 'HEAD.lock'].map((lock) => join(gitDir, lock))
  const shared = ['packed-refs.lock', `${branch}.lock`].map((lock) => join(commonDir, lock))
  for (const lock of [...own, ...shared]) rmSync(lock, { force: true })
  const mark = readJson<Change>(markFile(root))
  const head = mark?.after && (await headOf(repository))
  if (mark?.after && head === mark.before)
    await restoreFiles(repository, { ...mark, before: mark.after, after: mark.before })
  if (mark?.after && head === mark.after) {
    await restoreFiles(repository, mark)
    const releases = openReleases(root)
    if (releases.list().includes(mark.release)) releases.switchTo(mark.release)
  }
  rmSync(markFile(root), { force: true })
}

/** Undefined if there is none, or a crash truncated it: nothing was done yet. */
function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
