import provinces from '../shared/country/provinces.json' with { type: 'json' }
import { closest } from './closest.ts'
import { diagnosticAt } from './diagnostic.ts'
import { leavesOf, memberAt, valueAt } from './jsonPath.ts'
import { checkMedia } from './media/checkMedia.ts'
import type { Diagnostic, Doc, FileTree } from './types.ts'

/** Domains of many addresses; a domain that nearly equals one is probably misspelt. */
const MAIL_DOMAINS = new Set(
  'gmail.com googlemail.com hotmail.com hotmail.de hotmail.fr hotmail.co.uk outlook.com outlook.de outlook.fr yahoo.com yahoo.de yahoo.fr yahoo.co.uk icloud.com yandex.com live.com msn.com mail.com email.com ymail.com mynet.com gmx.de gmx.net gmx.com gmx.at web.de t-online.de'.split(
    ' ',
  ),
)

export function* misspeltMails(doc: Doc): Iterable<Diagnostic> {
  for (const { path, value, schema } of leavesOf(doc)) {
    if (schema?.format !== 'email' || typeof value !== 'string') continue
    const [name, domain = ''] = value.split('@')
    const meant = MAIL_DOMAINS.has(domain.toLowerCase()) ? undefined : closest(domain, MAIL_DOMAINS)
    if (meant) yield diagnosticAt('warn.mail', {}, doc, path, { meant: `${name}@${meant}` })
  }
}

/** A postal code of another province than the clinic's: in Turkey it begins with the province's number. */
export function* otherProvinces(doc: Doc): Iterable<Diagnostic> {
  if (doc.role.name !== 'clinic') return
  const all = String(memberAt(provinces, String(doc.country)) ?? '').split(' ')
  const path = ['address', 'postalCode']
  const [city, code] = [valueAt(doc.value, ['address', 'city']), valueAt(doc.value, path)]
  const number = all.indexOf(String(city)) + 1
  const start = String(number).padStart(2, '0')
  if (number === 0 || String(code).startsWith(start)) return
  const covers = [['address', 'city']]
  yield diagnosticAt('warn.postal-code', { city: String(city), start }, doc, path, { covers })
}

/** A picture that loses a third of its width or height where it is shown. */
const CROPPED = 1.5

export function* croppedPictures(doc: Doc, _docs: unknown, tree: FileTree): Iterable<Diagnostic> {
  for (const { path, value, schema } of leavesOf(doc)) {
    if (!schema?.ratio || schema.media !== 'photo' || typeof value !== 'string') continue
    const found = checkMedia(tree, value)
    if (!('size' in found) || !found.size) continue
    const { width, height } = found.size
    const [across = 1, down = 1] = schema.ratio.split(':').map(Number)
    const wider = (width / height) * (down / across)
    if (Math.max(wider, 1 / wider) < CROPPED) continue
    const context = wider > 1 ? 'wide' : undefined
    const words = { width, height, ratio: schema.ratio, context } as const
    yield diagnosticAt('warn.cropped', words, doc, path)
  }
}
