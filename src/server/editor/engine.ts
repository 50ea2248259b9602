import type { Findings, SiteChange, SiteFiles } from '../../desk/editor/contract'

/** A site as its bytes; what the gate calls a tree (`scripts/check/tree.ts`). */
export type SiteTree = {
  list(folder: string): { name: string; kind: 'file' | 'folder' | 'other' }[] | undefined
  has(path: string): boolean
  read(file: string): Uint8Array
  stamp(file: string): string
}

/** What the editor's server needs of the engine that checks and builds sites; `scripts/serve.ts` brings it. */
export type Engine = {
  /** A site as an editor's browser has it; `base` names its state. */
  filesOf(tree: SiteTree, base: string): SiteFiles
  /** What the gate says of a site. */
  check(tree: SiteTree): Findings
  /** What one state is against another, in the clinic's words. */
  compare(before: SiteTree, after: SiteTree): SiteChange
  /** Builds the clinic in a folder into its `dist/` and `.desk/`; resolves to false when it could not. */
  build(folder: string): Promise<boolean>
}
