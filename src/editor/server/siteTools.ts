import { siteChange } from '../../validation/changes/siteChange.ts'
import { treeSnapshot } from '../../validation/changes/snapshot.ts'
import { setLanguage } from '../../validation/messages.ts'
import { folderTree } from '../../validation/node/folderTree.ts'
import { siteLocation } from '../../validation/siteLocation.ts'
import type { FileTree } from '../../validation/types.ts'
import { validateSite } from '../../validation/validateSite.ts'
import type { Findings, SiteChange } from '../contract/contract.ts'
import { siteFilesOf } from './siteFiles.ts'

/** Builds a clinic with the given variables; false on failure. */
export type BuildSite = (clinicDir: string, env: NodeJS.ProcessEnv) => Promise<boolean>

/** Validator and build for the clinic in a folder. `env`: variables other than the process'. */
export const siteTools = (
  clinicDir: string,
  buildSite: BuildSite,
  env: NodeJS.ProcessEnv = {},
) => ({
  filesOf: siteFilesOf,
  check(tree: FileTree): Findings {
    const { faults, warnings } = validateSite(tree)
    return { faults, warnings }
  },
  /** The change report in the clinic's language. */
  compare(before: FileTree, after: FileTree): SiteChange {
    setLanguage(siteLocation(after).language)
    return siteChange(folderTree(clinicDir), treeSnapshot(before), treeSnapshot(after))
  },
  /** Builds a clinic into its `dist/` and `.desk/`; resolves to false on failure. */
  build: (clinic: string) => buildSite(clinic, env),
})

export type SiteTools = ReturnType<typeof siteTools>
