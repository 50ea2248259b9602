import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'

/** `20261124-121909-123`, UTC with milliseconds: ids sort by time. */
const ID = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(\d{3})$/

/** An unfinished or removed entry, with the id of the process that works on it. */
const UNFINISHED = /\.(\d+)$/

/** In a release's folder: `SiteFacts` for the server. */
export const factsFile = 'facts.json'

/** Releases that are kept; the current one is kept in any case. */
const KEPT = 10

/** `release.json`, as far as the server reads it. */
type ReleaseFacts = {
  /** The hash of the engine that made the release. */
  engine: string
  /** Its `contentDigest`. */
  content: string
}

const idAt = (ms: number): string =>
  new Date(ms).toISOString().replace(/[-:Z]/g, '').replace(/[T.]/g, '-')

/** The time of a release in milliseconds since 1970. */
export const releaseTime = (id: string): number =>
  Date.parse(id.replace(ID, '$1-$2-$3T$4:$5:$6.$7Z'))

/**
 * The releases of a clinic: complete, immutable folders `.releases/<id>/{site,desk}`. `dist` is a
 * symbolic link to the site of the current one and `.desk` one to `dist/../desk`, so that one
 * rename switches both.
 */
export function openReleases(clinicDir: string) {
  const folder = join(clinicDir, '.releases')
  const dist = join(clinicDir, 'dist')
  const folderOf = (id: string) => join(folder, id)
  const unfinished = (name: string) => join(folder, `${name}.${process.pid}`)

  /** Ids of finished releases, newest first. */
  const list = (): string[] => idsIn(namesIn(folder))

  /** The release in `dist`; undefined for a plain folder, a dangling link or nothing. */
  const current = () => (existsSync(dist) ? linkedRelease(dist) : undefined)

  /** Replaces a link by one rename, a plain folder by two. */
  function point(name: 'dist' | '.desk', target: string): void {
    const path = join(clinicDir, name)
    const link = unfinished(`${name}-link`)
    rmSync(link, { force: true })
    symlinkSync(target, link)
    const old = unfinished(name)
    if (existsSync(path) && !isLink(path)) renameSync(path, old)
    renameSync(link, path)
    rmSync(old, { recursive: true, force: true })
  }

  /** Serves a finished release. */
  function switchTo(id: string): void {
    if (!list().includes(id)) throw new Error(`There is no release ${id} in ${folder}.`)
    point('dist', `.releases/${id}/site`)
    point('.desk', 'dist/../desk')
  }

  /** Renames first: a killed removal leaves no finished release with missing files. */
  function remove(id: string): void {
    const removed = unfinished(id)
    renameSync(folderOf(id), removed)
    rmSync(removed, { recursive: true, force: true })
  }

  /**
   * Completes the release that this process began, and removes the oldest ones: here, because
   * visitors would wait for a removal by the server. It is not served yet.
   */
  function finish(id: string): void {
    makeReadOnly(unfinished(id))
    renameSync(unfinished(id), folderOf(id))
    for (const old of list().slice(KEPT)) if (old !== current()) remove(old)
  }

  function factsOf(id: string): Partial<ReleaseFacts> {
    try {
      return JSON.parse(readFileSync(join(folderOf(id), 'release.json'), 'utf8'))
    } catch {
      return {}
    }
  }

  return {
    list,
    current,
    folderOf,
    factsOf,
    switchTo,
    finish,
    /** The newest release of a content by the engine of the current release. */
    withContent(digest: string): string | undefined {
      const { engine } = factsOf(current() ?? '')
      return list().find((id) => {
        const facts = factsOf(id)
        return facts.content === digest && facts.engine === engine
      })
    },
    /** An empty folder for a new release. */
    begin(): { id: string; folder: string } {
      removeAbandoned(folder)
      mkdirSync(folder, { recursive: true })
      const [newest] = idsIn(namesIn(folder).map((name) => name.replace(UNFINISHED, '')))
      // Also after the clock was set back.
      const id = idAt(Math.max(Date.now(), newest ? releaseTime(newest) + 1 : 0))
      mkdirSync(unfinished(id))
      return { id, folder: unfinished(id) }
    },
    /** Completes and serves the release that this process began. */
    publish(id: string): void {
      finish(id)
      switchTo(id)
    },
    /** At a start: removes what ended processes left, and completes a switch from a plain folder. */
    recover(): void {
      removeAbandoned(folder)
      const served = current() ?? (existsSync(dist) ? undefined : list()[0])
      if (served) switchTo(served)
    },
  }
}

/** The id in the link `dist`; undefined for a plain folder or another link. */
export function linkedRelease(dist: string): string | undefined {
  if (!isLink(dist)) return undefined
  return /^\.releases\/([^/]+)\/site$/.exec(readlinkSync(dist))?.[1]
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

const idsIn = (names: readonly string[]): string[] =>
  names
    .filter((name) => ID.test(name))
    .sort()
    .reverse()

const isLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

/** Copying over a served site fails; it would truncate files, also those of kept releases. */
function makeReadOnly(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    const entry = lstatSync(path)
    // Files of the previous release are read-only already.
    if (entry.isFile() && entry.mode & 0o222) chmodSync(path, entry.mode & 0o555)
  }
}

/** Removes entries of processes that have ended. */
function removeAbandoned(folder: string): void {
  for (const name of namesIn(folder)) {
    const [, pid] = UNFINISHED.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
