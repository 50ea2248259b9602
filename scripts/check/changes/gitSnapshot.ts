import { execFileSync } from 'node:child_process'
import { isMedia, isText, type Snapshot } from './snapshot.ts'

/** A commit's content without checking it out. Git is called without a shell, and the name can be no option. */
export function gitSnapshot(root: string, ref: string): Snapshot | undefined {
  const commit = git(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ])
  if (commit === undefined) return undefined
  const listed = git(root, [
    'ls-tree',
    '-r',
    '-z',
    commit.toString('utf8').trim(),
    '--',
    'content',
    'locales',
    'public',
  ])
  if (listed === undefined) return undefined
  const entries = listed
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, id, file] = /^\d+ blob ([\da-f]+)\t(.+)$/s.exec(line) ?? []
      return id && file ? [{ id, file: file.normalize('NFC') }] : []
    })
  const texts = entries.filter(({ file }) => isText(file))
  const contents = readBlobs(
    root,
    texts.map(({ id }) => id),
  )
  return {
    texts: new Map(texts.map(({ file }, index) => [file, contents[index] ?? ''])),
    media: new Map(entries.filter(({ file }) => isMedia(file)).map(({ file, id }) => [file, id])),
  }
}

/** All texts by one call of git: it answers `<id> blob <size>`, the bytes, and a line end for each. */
function readBlobs(root: string, ids: string[]): string[] {
  if (ids.length === 0) return []
  const answer = git(root, ['cat-file', '--batch'], `${ids.join('\n')}\n`) ?? Buffer.alloc(0)
  const texts: string[] = []
  for (let at = 0; at < answer.length; ) {
    const lineEnd = answer.indexOf(0x0a, at)
    const size = Number(answer.toString('latin1', at, lineEnd).split(' ')[2] ?? 0)
    texts.push(answer.toString('utf8', lineEnd + 1, lineEnd + 1 + size))
    at = lineEnd + 1 + size + 1
  }
  return texts
}

function git(root: string, args: string[], input?: string): Buffer | undefined {
  try {
    return execFileSync('git', ['-C', root, ...args], {
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'ignore'],
      ...(input !== undefined && { input }),
    })
  } catch {
    return undefined
  }
}
