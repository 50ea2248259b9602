import { fault } from '../fault.ts'
import { valueRange, writtenAt } from '../position.ts'
import { schemaAt } from '../schema/node.ts'
import type { Doc, Fault, Path, Rule } from '../types.ts'
import { memberAt, recordsAt } from '../walk.ts'

/** The hosts under which each network keeps its accounts. */
const HOSTS: Record<string, RegExp> = {
  instagram: /(?:^|\.)instagram\.com$/,
  facebook: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/,
  x: /(?:^|\.)(?:x\.com|twitter\.com)$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
}

/** The accounts a clinic names are its own, one a network. */
export const clinicFacts: Rule = {
  name: 'clinic-facts',
  scope: 'file',
  *check(doc: Doc): Iterable<Fault> {
    if (doc.role.name === 'clinic' && doc.role.kind === 'content') yield* ownAccounts(doc)
  },
}

/** Each network once, with an address of its own. */
function* ownAccounts(doc: Doc): Iterable<Fault> {
  const seen = new Set<unknown>()
  for (const { path, record } of recordsAt(doc.value, ['social'])) {
    const [network, url] = [memberAt(record, 'network'), memberAt(record, 'url')]
    const told = (at: Path) => {
      const range = valueRange(doc, at)
      return { range, details: { path: at, written: writtenAt(doc.text, range) } }
    }
    const hosts = typeof network === 'string' ? HOSTS[network] : undefined
    const host = typeof url === 'string' ? hostOf(url) : undefined
    if (hosts && host !== undefined && !hosts.test(host)) {
      const { range, details } = told([...path, 'url'])
      yield fault(
        'social.elsewhere',
        { network: nameOf(doc, path, network) },
        doc.file,
        range,
        details,
      )
    } else if (hosts && seen.has(network)) {
      const { range, details } = told([...path, 'network'])
      yield fault(
        'social.repeated',
        { network: nameOf(doc, path, network) },
        doc.file,
        range,
        details,
      )
    } else seen.add(network)
  }
}

const hostOf = (url: string) => /^https:\/\/([^/?#]+)/.exec(url)?.[1]?.toLowerCase()

function nameOf(doc: Doc, record: Path, network: unknown): string {
  const schema = doc.schema && schemaAt(doc.schema, [...record, 'network'])
  return schema?.enumDescriptions?.[schema.enum?.indexOf(network) ?? -1] ?? String(network)
}
