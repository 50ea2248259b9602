import { plainLetters } from '../../shared/formats/letters.ts'
import { readTime } from '../../shared/formats/time.ts'
import { anyOf } from '../synonyms.ts'

const HOUR = new RegExp(`^${anyOf('hour')}\\s+`, 'iu')
const MAIL = new RegExp(`^${anyOf('mail')}\\s*:`, 'iu')

/** A text as a record's id: lower case, ASCII, hyphens for spaces. */
const code = (written: string) => plainLetters(written.trim()).replace(/[\s_]+/g, '-')

/** `fiyat listesi`, `/fiyat_listesi/` → `/fiyat-listesi`. */
const path = (written: string) =>
  `/${written.replace(/^[\s/]+|[\s/]+$/g, '').replace(/[\s_]+/g, '-')}`

/** `0F4C5C`, `# 0f4c5c`, `#ABC`, `rgb(15, 76, 92)` → `#0F4C5C`, `#AABBCC`. */
function colour(written: string): string {
  const channels = /^rgb\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\)$/.exec(written.trim())?.slice(1)
  const digits = channels
    ? channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')
    : written
        .replace(/[#\s;]/g, '')
        .replace(/^[\da-f]{3}$/i, (short) => short.replace(/./g, '$&$&'))
  return `#${digits.toUpperCase()}`
}

/** `www.mercan.example`, `http://…`, `https//…`, `HTTPS://WWW.…` → `https://www.mercan.example`. */
export function address(written: string): string {
  const bare = written
    .trim()
    .replace(/^(?:h?t{1,3}ps?(?::\/{0,2}|\/{1,2}))+/i, '')
    .replace(/^[^/?#]+/, (host) => plainLetters(host.replaceAll(',', '.')))
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(bare)) return ''
  return `https://${bare}`
}

/** `bilgi @mercan.example`, `mailto:…`, `Mercan <bilgi@…>`, `bilgi@@mercan.example` → the address. */
const mail = (written: string) =>
  written
    .replace(/^[^<>]*<([^<>]+)>$/, '$1')
    .replace(MAIL, '')
    .replace(/^mailto:/i, '')
    .replace(/\s+/g, '')
    .replace(/@+/g, '@')
    .replace(/\.+/g, '.')
    .replace(/,(?=[^,]*$)/, '.')
    .replace(/[.;]$/, '')

/** The URL inside an `<iframe>`. */
const embedded = (written: string) => /\bsrc\s*=\s*["']?(https:[^\s"'<>]+)/.exec(written)?.[1] ?? ''

/** The intended text: the first common repair that fits the pattern. */
export function repairedForm(written: string, pattern: string): string | undefined {
  const fits = new RegExp(pattern, 'u')
  const figures = /^[\d\s.-]+$/.test(written)
  const web = /[/@:]|^www\./i.test(written)
  const forms = [
    written.trim(),
    readTime(written.trim().replace(HOUR, '')) ?? '',
    colour(written),
    figures ? written.replace(/\D/g, '') : '',
    web ? '' : code(written),
    embedded(written),
    address(written),
    address(written).replace(/\/+$/, ''),
    path(written),
  ]
  return forms.find((form) => form !== '' && fits.test(form))
}

/** The intended e-mail address, if it is clear. */
export function repairedMail(written: string): string | undefined {
  const repaired = mail(written)
  return /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(repaired) ? repaired : undefined
}
