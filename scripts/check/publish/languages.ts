import { languageName, say } from '../language.ts'
import { placeOf, valueRange } from '../position.ts'
import type { Doc } from '../types.ts'
import { recordsAt } from '../walk.ts'
import type { Said } from '../words.gen.ts'
import type { Task } from './task.ts'

const SITE = 'content/site.json'
const NOTICE = 'content/privacy.json'

/** What site.json says of a language, and privacy.json of a part, as far as it is written as it should be. */
type Language = { [Field in 'code' | 'abroad' | 'certificate' | 'reviewed' | 'eu']?: unknown }
type Part = { eu?: unknown }

type Lack = Said['publish.language']['context']

/**
 * What the law wants before the site speaks to patients in another language: to those from
 * abroad with a certificate of authorisation (Official Gazette 32882 of 26.04.2025) and in
 * words that a native reader has approved; to those in the European Union with a notice of
 * their own.
 */
export function languageTasks(docs: ReadonlyMap<string, Doc>): Task[] {
  const site = docs.get(SITE)
  if (!site) return []
  return recordsAt(site.value, ['languages']).flatMap(({ path, record }) => {
    const { code, abroad, certificate, reviewed, eu }: Language = record
    const { line } = placeOf(site.text, valueRange(site, path).offset)
    const language = languageName(String(code))
    const task = (context: Lack, blocks: boolean): Task => ({
      blocks,
      group: 'languages',
      place: `${SITE}:${line}`,
      text: say('publish.language', { context, language }),
    })
    return [
      ...(abroad && !certificate ? [task('certificate', true)] : []),
      ...(abroad && !reviewed ? [task('abroad', true)] : []),
      ...(!abroad && !reviewed ? [task('reviewed', false)] : []),
      ...(eu && !hasPartsForEurope(docs.get(NOTICE)) ? [task('notice', true)] : []),
    ]
  })
}

const hasPartsForEurope = (notice: Doc | undefined): boolean =>
  recordsAt(notice?.value, ['sections']).some(({ record }) => (record as Part).eu === true)
