import type { FileName } from '../contract'
import { languageOf } from '../languages'
import { texts } from '../words'

const groups: Readonly<Record<string, string | undefined>> = texts.wording.groups

/** What a file of the site's own texts is called; its texts have no names but their keys, which tell an editor nothing. */
export const groupOf = (file: FileName): string | undefined =>
  languageOf(file) === undefined
    ? groups[/^locales\/[^/]+\/([^/]+)\.json$/.exec(file)?.[1] ?? '']
    : undefined
