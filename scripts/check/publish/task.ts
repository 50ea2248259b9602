/** One thing the owner has to do, or to know, before the site goes live. */
export type Task = {
  /** The site may not be published while a task that blocks is left. */
  blocks: boolean
  group: 'sample' | 'host' | 'languages' | 'words' | 'sections'
  /** Path from the root with line, or the name of a setting. */
  place: string
  text: string
}
