import { withEngineTexts } from '../../content/texts/engineTexts.ts'
import { plainLetters } from '../../shared/formats/letters.ts'
import { diagnosticAt } from '../diagnostic.ts'
import { memberAt, recordsAt } from '../jsonPath.ts'
import { address } from '../schema/valueRepairs.ts'
import type { Diagnostic, Doc, Rule, Site } from '../types.ts'

/** Hosts of common networks; others are not checked. */
const HOSTS: Record<string, RegExp> = {
  instagram: /(?:^|\.)instagram\.com$/,
  facebook: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/,
  x: /(?:^|\.)(?:x\.com|twitter\.com)$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
}

/** Each network is listed once, with a URL of its own host. */
export const clinicFacts: Rule = {
  scope: 'file',
  content: 'clinic',
  *check(doc: Doc): Iterable<Diagnostic> {
    const seen = new Set<string>()
    for (const { path, record } of recordsAt(doc.value, ['social'])) {
      const [network, url] = [memberAt(record, 'label'), memberAt(record, 'url')]
      if (typeof network !== 'string') continue
      const name = plainLetters(network.trim())
      const host = typeof url === 'string' ? hostOf(url) : undefined
      const isElsewhere = host !== undefined && HOSTS[name]?.test(host) === false
      const right = isElsewhere ? address(String(url)) : ''
      const isMeant = HOSTS[name]?.test(hostOf(right) ?? '') === true
      if (isMeant)
        yield diagnosticAt('social.mistyped', { network }, doc, [...path, 'url'], {
          instead: right,
        })
      else if (isElsewhere)
        yield diagnosticAt('social.elsewhere', { network }, doc, [...path, 'url'])
      else if (seen.has(name))
        yield diagnosticAt('social.repeated', { network }, doc, [...path, 'label'])
      else seen.add(name)
    }
  },
}

const hostOf = (url: string) => /^https:\/\/([^/?#]+)/.exec(url)?.[1]?.toLowerCase()

const SLOT = '{{clinic}}'

/** The clinic's name omits the words that locale texts add to it. */
export const bareName: Rule = {
  scope: 'site',
  *check({ docs }: Site): Iterable<Diagnostic> {
    const clinic = docs.get('content/clinic.json')
    if (!clinic) return
    const { language } = clinic.role
    const name = memberAt(clinic.value, 'name')
    const { json } = withEngineTexts({
      has: (file) => docs.has(file),
      json: (file) => docs.get(file)?.value,
    })
    const siteName = memberAt(json(`locales/${language}/common.json`), 'siteName')
    if (typeof name !== 'string' || typeof siteName !== 'string') return
    const bare = withoutAdded(name, siteName, language)
    if (bare !== '' && bare !== name)
      yield diagnosticAt('clinic.name-suffix', {}, clinic, ['name'], { instead: bare })
  },
}

/** `Mercan Di\u015f Klini\u011fi` and `{{clinic}} Di\u015f Klini\u011fi` leave `Mercan`; case is ignored. */
function withoutAdded(name: string, siteName: string, language: string): string {
  const [before = '', behind = ''] = siteName.split(SLOT)
  const small = (text: string) => text.toLocaleLowerCase(language)
  let bare = name
  if (before.trim() !== '' && small(bare).startsWith(small(before)))
    bare = bare.slice(before.length)
  if (behind.trim() !== '' && small(bare).endsWith(small(behind)))
    bare = bare.slice(0, -behind.length)
  return bare.trim()
}
