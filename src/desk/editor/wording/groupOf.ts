import type { FileName } from '../contract'
import { texts } from '../words'

const groups: Readonly<Record<string, string | undefined>> = texts.wording.groups

/** What a file of the site's own texts is called; its texts have no names but their keys, which tell an editor nothing. */
export const groupOf = (file: FileName): string | undefined =>
  groups[/^locales\/[^/]+\/([^/]+)\.json$/.exec(file)?.[1] ?? '']
