import { siteChange } from '../../validation/changes/siteChange.ts'
import { treeSnapshot } from '../../validation/changes/snapshot.ts'
import { limitFaults } from '../../validation/limits.ts'
import { setLanguage } from '../../validation/messages.ts'
import { folderTree } from '../../validation/node/folderTree.ts'
import { siteLocation } from '../../validation/siteLocation.ts'
import type { FileTree } from '../../validation/types.ts'
import { validateSite } from '../../validation/validateSite.ts'
import type { Findings, Progress } from '../contract/contract.ts'
import type { SiteChange } from '../contract/siteChange.ts'
import type { Changes } from '../contract/validatorMessages.ts'
import { siteFilesOf } from './siteFiles.ts'

export type BuildOptions = {
  /** Variables other than the process'. */
  env: NodeJS.ProcessEnv
  onStep(progress: Progress): void
}

/**
 * Makes a release in the folder `clinicDir` from the site in the folder `content`, without
 * serving it. Resolves to its id, or to an error text for the log. `isStopped`: the server ends.
 */
export type BuildSite = (
  folders: { content: string; clinicDir: string },
  options: BuildOptions,
) => Promise<{ release: string } | { error: string; isStopped?: boolean }>

/** Makes a release from the site in a folder. */
export type SiteBuild = {
  build(content: string, onStep: BuildOptions['onStep']): ReturnType<BuildSite>
}

/** The validator for the clinic in a folder. */
export const siteTools = (clinicDir: string) => ({
  filesOf: siteFilesOf,
  check(tree: FileTree): Findings {
    const { faults, warnings } = validateSite(tree)
    return { faults, warnings }
  },
  /** Faults of text files that must not even be merged. Messages are in the clinic's language. */
  limits(changes: Changes): Findings['faults'] {
    setLanguage(siteLocation(folderTree(clinicDir)).language)
    return [...changes].flatMap(([file, bytes]) =>
      bytes && /\.(?:json|svg)$/.test(file) ? [...limitFaults(file, bytes)] : [],
    )
  },
  /** The change report in the clinic's language. */
  compare(before: FileTree, after: FileTree): SiteChange {
    setLanguage(siteLocation(after).language)
    return siteChange(folderTree(clinicDir), treeSnapshot(before), treeSnapshot(after))
  },
})

export type SiteTools = ReturnType<typeof siteTools>
