import type { Changes, SiteChange } from '../../desk/editor/contract'
import { filesOfCommit, treeOfCommit } from './commitTree'
import type { Engine } from './engine'
import type { Repository } from './repository'

/** The sites that commits hold, and what one is against another. */
export function siteStates({ root, prefix }: Repository, engine: Engine) {
  const known = new Map<string, SiteChange>()
  const treeAt = async (commit: string, changes?: Changes) =>
    treeOfCommit(root, await filesOfCommit(root, commit, prefix), changes)
  return {
    /** A commit's site, with changes on top. */
    treeAt,
    /** Compared once: commits never change. */
    async compare(from: string, to: string): Promise<SiteChange> {
      const key = `${from} ${to}`
      const change = known.get(key) ?? engine.compare(await treeAt(from), await treeAt(to))
      known.set(key, change)
      return change
    },
  }
}
