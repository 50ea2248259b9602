import type { SiteCopy } from '../siteCopy.ts'

/** What an editor may do: in words, and done to a copy of the site. */
export type Honest = [does: string, edit: (site: SiteCopy) => void]

/** Rewrites a file with whatever the edit leaves of its value. */
export function change<File>(file: string, edit: (value: File) => void): (site: SiteCopy) => void {
  return (copy) => {
    const value: File = JSON.parse(copy.read(file))
    edit(value)
    copy.write(file, `${JSON.stringify(value, null, 2)}\n`)
  }
}
