import type { AboutFile } from '../../../src/content/types.gen.ts'
import { change, type Honest } from './edit.ts'

const services = 'content/services.json'
const prices = 'content/prices.json'
const about = 'content/about.json'

const says = (text: string) => change<AboutFile>(about, (value) => value.text.push(text))

/** Wording, and the ways to write a file. */
export const honestTexts: Honest[] = [
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
    'saves with CRLF line ends',
    (copy) => copy.write(prices, copy.read(prices).replaceAll('\n', '\r\n')),
  ],
  [
    'indents with tabs',
    (copy) =>
      copy.write(
        services,
        copy.read(services).replace(/^( {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2)),
      ),
  ],
  [
    'loses the line end at the end of a file',
    (copy) => copy.write(prices, copy.read(prices).trimEnd()),
  ],
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
  [
    'writes letters as JSON escapes',
    (copy) => copy.replace(services, 'İmplant T', '\\u0130mplant T'),
  ],
  ['writes empty lines between records', (copy) => copy.replace(prices, '    {\n', '\n\n    {\n')],
  [
    'writes a file on one line',
    (copy) => copy.write(prices, JSON.stringify(JSON.parse(copy.read(prices)))),
  ],
  [
    'writes a placeholder with spaces',
    (copy) => copy.replace('locales/tr/common.json', '{{clinic}} Diş', '{{ clinic }} Diş'),
  ],
  [
    'reorders the texts of the interface',
    change<Record<string, unknown>>('locales/tr/prices.json', (value) => {
      const { notice } = value
      delete value.notice
      value.notice = notice
    }),
  ],
  [
    'rewords a text around its placeholder',
    (copy) =>
      copy.replace(
        'locales/tr/common.json',
        '"{{clinic}} Diş Kliniği"',
        '"Diş Kliniği {{clinic}}"',
      ),
  ],
]
