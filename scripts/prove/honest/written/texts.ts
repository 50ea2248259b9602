import type { Draft } from '../draft.ts'
import { change, type HonestEdit } from '../edit.ts'

const says = (text: string) => change('about', (about) => about.text.push(text))

/** Wording. */
export const textEdits: HonestEdit[] = [
  ['writes a long text', says('Uzun bir paragraf da sorun olmaz. '.repeat(80).trim())],
  [
    'writes apostrophes, %, & and ₺',
    says("Bayrampaşa'da %100 özen & 1.500 ₺'den başlayan seçenekler"),
  ],
  [
    'writes typographic quotes and dashes',
    says('“Acele yok” diyoruz – ‘sakin’ bir klinik… 09.00–18.00'),
  ],
  ['writes circumflex letters', says('Hâlâ kâğıda yazılan reçeteler, ilâç ve millî bayramlar')],
  [
    'writes no-break spaces before units',
    says('Dolgu 5\u00A0mm, ücret 1.500\u00A0₺, süre 20\u202Fdk.'),
  ],
  ['writes emoji', says('Gülümseyin 😊 hekimimiz 👩‍⚕️ sizi bekliyor ❤️')],
  ['writes less-than and greater-than', says('Çocuklar (yaş < 12) ve yetişkinler (yaş > 18)')],
  ['writes an escaped quotation', says('Hastamız "çok rahattım" dedi')],
  [
    'asks a question in a text',
    says('Ağrınız mı var? Bizi arayın; “Ne kadar sürer?” diye sorun. Peki ya sonra?'),
  ],
  ['writes a reference with a star', says('Fiyatlara KDV dâhildir* (*yerli implant için).')],
  [
    'writes a web address in a text',
    says('Ayrıntılar mercandis.com.tr/hakkımızda?dil=tr adresinde'),
  ],
  ['writes brackets in a text', says('Kontroller (6 ayda bir) [çocuklarda 3 ayda bir] yapılır')],
  ['writes measures', says('5–10 mm, 37 °C, ½ saat, 3 × 2 seans, “A+” ve C#')],
  ['writes backslashes as JSON wants them', says('Pazartesi\\Salı')],
  ['writes what a program might take for its own', says('Ücret $1, $& ve $` değil; null, NaN.')],
  [
    'writes a placeholder with spaces',
    everyText((text) => text.replaceAll(/\{\{(\w+)\}\}/g, '{{ $1 }}')),
  ],
  [
    'says of every text of the interface what it already said, and more',
    everyText((text) => `${text} (yeni)`),
  ],
  [
    'rewords texts around their placeholders',
    everyText((text) => text.replace(/^(\{\{\w+\}\}) ([^{]+)$/, '$2 $1')),
  ],
  [
    'leaves the number out where one alone is counted, and says it with a word',
    (draft) => {
      for (const { file, text } of draft.docs)
        if (/_one"/.test(text))
          draft.write(file, text.replaceAll(/(?<=_one": ")[^"]*/g, 'Bir tedavi bulundu'))
    },
  ],
  ['writes the interface in capitals', everyText(capitals)],
]

/** An edit of all that the interface says, but for what names a language. */
function everyText(reword: (text: string) => string): (draft: Draft) => void {
  return (draft) => {
    for (const { file, role, value } of draft.docs)
      if (role.kind === 'locale' && role.name !== 'locale')
        draft.writeValue(file, reworded(value, reword))
  }
}

function reworded(value: unknown, reword: (text: string) => string): unknown {
  if (typeof value === 'string') return reword(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => reworded(part, reword))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'openGraphLocale' ? part : reworded(part, reword),
    ]),
  )
}

/** In capitals but for the names of variables. */
function capitals(text: string): string {
  return text.replace(/\{\{.*?\}\}|[^{]+/g, (part) =>
    part.startsWith('{{') ? part : part.toLocaleUpperCase('tr'),
  )
}
