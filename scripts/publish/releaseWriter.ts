import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isCompressible, suffixes, writeSiblings } from './compress.ts'
import { filesBelow, hashedName } from './files.ts'

export type ReleaseWriter = ReturnType<typeof releaseWriter>

/**
 * Writes a release into an empty folder. Files that equal those of `previous`, a release of the
 * same engine, become links with their compressed siblings: never write into one.
 */
export function releaseWriter(folder: string, previous?: string) {
  const compressing: Promise<unknown>[] = []
  /** Files whose siblings are, or will be, written here. */
  const own = new Set<string>()

  /** Makes the file's folder. */
  function placeOf(file: string): string {
    const place = join(folder, file)
    mkdirSync(dirname(place), { recursive: true })
    return place
  }

  /** Compresses a file while the publication goes on. */
  function compress(file: string, content: string | Buffer): void {
    own.add(join('.', file))
    const written = writeSiblings(placeOf(file), Buffer.from(content))
    // Reported by `compressed`, unless the publication has failed before.
    written.catch(() => {})
    compressing.push(written)
  }

  /** Links a file of the previous release and its compressed siblings. */
  function take(file: string, from: string): void {
    if (existsSync(placeOf(file))) return
    linkOrCopy(join(from, file), join(folder, file))
    for (const sibling of suffixes.map((suffix) => `${file}.${suffix}`))
      if (existsSync(join(from, sibling))) linkOrCopy(join(from, sibling), join(folder, sibling))
  }

  /** Writes a file; languages may write the same one. Throws for another one of its name. */
  function put(file: string, content: string | Buffer): void {
    const bytes = Buffer.from(content)
    const place = placeOf(file)
    if (existsSync(place)) {
      if (isSame(place, bytes)) return
      throw new Error(`${file} is another file already`)
    }
    if (previous && isSame(join(previous, file), bytes)) {
      take(file, previous)
    } else {
      writeFileSync(place, bytes)
      compress(file, bytes)
    }
  }

  return {
    folder,
    put,
    /** Writes a file with a hashed name and returns its address. */
    putAsset(name: string, content: string | Buffer): string {
      const address = `/assets/${hashedName(name, content)}`
      put(address, content)
      return address
    },
    compress,
    /** Takes files over from the previous release; false if it lacks one. */
    keep(files: readonly string[]): boolean {
      if (!previous || !files.every((file) => existsSync(join(previous, file)))) return false
      for (const file of files) take(file, previous)
      return true
    },
    /** Copies a file that its owner may change. */
    copy: (from: string, file: string): void => put(file, readFileSync(from)),
    /** Links a file that never changes; a text is copied, to be compressed. */
    link(from: string, file: string): void {
      if (isCompressible(file)) put(file, readFileSync(from))
      else linkOrCopy(from, placeOf(file))
    },
    /**
     * Links the files of a precompressed folder, except those that are written already, and their
     * siblings.
     */
    linkFolder(from: string, to: string): void {
      for (const file of filesBelow(from)) {
        const target = join(to, file)
        const place = placeOf(target)
        const isOwn = own.has(target.replace(/\.(?:br|gz)$/, ''))
        if (!isOwn && !existsSync(place)) linkOrCopy(join(from, file), place)
      }
    },
    /** Resolves when all files are compressed. */
    async compressed(): Promise<void> {
      await Promise.all(compressing)
    },
  }
}

function isSame(file: string, bytes: Buffer): boolean {
  try {
    return readFileSync(file).equals(bytes)
  } catch {
    return false
  }
}

/** A copy where links are refused: on another disk, or for a file of another user. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EXDEV', 'EPERM', 'EACCES', 'EMLINK', 'ENOTSUP'].includes(code)) throw error
    copyFileSync(from, to)
  }
}
