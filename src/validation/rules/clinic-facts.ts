import { plainLetters } from '../../shared/formats/letters.ts'
import { diagnosticAt } from '../diagnostic.ts'
import { memberAt, recordsAt } from '../jsonPath.ts'
import { address } from '../schema/valueRepairs.ts'
import type { Diagnostic, Doc, Rule } from '../types.ts'

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
