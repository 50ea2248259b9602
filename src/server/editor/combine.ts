import { blob, readBlobs } from './commitTree'
import { merged } from './merge'
import { filesBetween, type Repository } from './repository'

/** What a change from one commit to another makes of a third: the bytes of each file; undefined where both touch one record. */
export async function combined(
  repository: Repository,
  change: { from: string; to: string },
  head: string,
): Promise<Map<string, Uint8Array | null> | undefined> {
  const theirs = await filesBetween(repository, change.from, change.to)
  const ours = await filesBetween(repository, change.from, head)
  const ids = [...theirs.values(), ...ours.values()].flatMap((each) => [each.before, each.after])
  await readBlobs(
    repository.root,
    ids.flatMap((id) => id ?? []),
  )
  const bytesOf = (id: string | null) => (id === null ? null : blob(id))
  const changes = new Map<string, Uint8Array | null>()
  for (const [file, { before, after }] of theirs) {
    const own = ours.get(file)
    const base = bytesOf(before)
    const result = await merged({
      base,
      ours: own ? bytesOf(own.after) : base,
      theirs: bytesOf(after),
    })
    if (!result) return undefined
    changes.set(file, result.bytes)
  }
  return changes
}
