import { faultAt } from '../fault.ts'
import { nearest } from '../nearest.ts'
import type { Fault, Rule, Site } from '../types.ts'
import { memberAt, recordsAt, valueAt } from '../walk.ts'

const CLINIC = 'content/clinic.json'
const SERVICES = 'content/services.json'

/** A service leads to a request the form really offers. One wrong name is told once, however many use it. */
export const knownRequest: Rule = {
  name: 'known-request',
  scope: 'site',
  *check({ docs, refused }: Site): Iterable<Fault> {
    const [clinic, services] = [docs.get(CLINIC), docs.get(SERVICES)]
    if (!clinic || !services || refused(CLINIC, ['requestOptions'])) return
    const options = valueAt(clinic.value, ['requestOptions'])
    if (!Array.isArray(options)) return
    const told = new Map<string, Fault>()
    for (const { path, record } of recordsAt(services.value, ['services'])) {
      const request = memberAt(record, 'request')
      if (typeof request !== 'string' || request === '' || options.includes(request)) continue
      const before = told.get(request)
      if (before) {
        before.alsoIn = [...(before.alsoIn ?? []), String(memberAt(record, 'title'))]
        continue
      }
      const here = [...path, 'request']
      const meant = nearest(request, options.map(String))
      const found = faultAt('request.unknown', {}, services, here, {
        expected: options.map((option) => JSON.stringify(option)).join(', '),
        ...(meant && { meant }),
      })
      told.set(request, found)
    }
    yield* told.values()
  },
}
