import { expect, test } from 'vitest'
import { reportOf } from '../../scripts/check/report.ts'
import { inspectSite } from '../../scripts/check.ts'
import type {
  AboutFile,
  ClinicFile,
  DoctorsFile,
  PricesFile,
  ServicesFile,
  TestimonialsFile,
} from '../../src/content/types.gen.ts'
import { type SiteCopy, siteCopy } from './siteCopy.ts'

const site = siteCopy()

type Honest = [does: string, edit: (site: SiteCopy) => void]

const services = 'content/services.json'
const doctors = 'content/doctors.json'
const prices = 'content/prices.json'
const testimonials = 'content/testimonials.json'
const clinic = 'content/clinic.json'
const about = 'content/about.json'

/** Rewrites a file with whatever the edit leaves of its value. */
function change<File>(file: string, edit: (value: File) => void): (site: SiteCopy) => void {
  return (copy) => {
    const value: File = JSON.parse(copy.read(file))
    edit(value)
    copy.write(file, `${JSON.stringify(value, null, 2)}\n`)
  }
}

const says = (text: string) => change<AboutFile>(about, (value) => value.text.push(text))

const edits: Honest[] = [
  [
    'adds a tenth service',
    change<ServicesFile>(services, ({ services: list }) =>
      list.push({ ...list[0], id: 'veneer', title: 'Lamina Kaplama' }),
    ),
  ],
  ['removes a service', change<ServicesFile>(services, ({ services: list }) => list.pop())],
  [
    'adds a third doctor',
    change<DoctorsFile>(doctors, ({ doctors: list }) =>
      list.push({ ...list[0], id: 'ada-ersoy', name: 'Ada Ersoy' }),
    ),
  ],
  [
    'adds a real doctor without the sample mark',
    change<DoctorsFile>(doctors, ({ doctors: [first] }) => delete first.sample),
  ],
  [
    'leaves out what is optional about a doctor',
    change<DoctorsFile>(doctors, ({ doctors: [first] }) => {
      delete first.education
      delete first.areas
    }),
  ],
  ['raises a price', (copy) => copy.replace(prices, '"max": 2000', '"max": 2500')],
  [
    'gives a price instead of a range',
    (copy) => copy.replace(prices, '"min": 1500, "max": 2000', '"min": 2000, "max": 2000'),
  ],
  ['takes a price away', (copy) => copy.replace(prices, ', "min": 1500, "max": 2000', '')],
  [
    'gives a price to a row without one',
    (copy) =>
      copy.replace(prices, '"Süt Dişi Dolgusu"', '"Süt Dişi Dolgusu", "min": 900, "max": 1200'),
  ],
  [
    'adds an eighth price group',
    change<PricesFile>(prices, ({ categories }) =>
      categories.push({
        id: 'gum',
        title: 'Diş Eti',
        rows: [{ id: 'scaling', treatment: 'Diş Taşı Temizliği' }],
      }),
    ),
  ],
  [
    'adds a testimonial',
    change<TestimonialsFile>(testimonials, ({ testimonials: list }) =>
      list.push({ ...list[0], id: 'can-d', name: 'Can D.' }),
    ),
  ],
  [
    'removes a testimonial',
    change<TestimonialsFile>(testimonials, ({ testimonials: list }) => list.shift()),
  ],
  ['gives four stars', (copy) => copy.replace(testimonials, '"rating": 5', '"rating": 4')],
  ['writes a leap day', (copy) => copy.replace(testimonials, '2026-10-14', '2028-02-29')],
  [
    'opens on Sunday',
    change<ClinicFile>(clinic, ({ hours }) =>
      hours.push({ days: ['sunday'], open: '12:00', close: '16:00' }),
    ),
  ],
  [
    'splits a day in other groups',
    change<ClinicFile>(clinic, ({ hours }) =>
      hours.push({ days: [hours[0].days.pop() ?? 'sunday'], open: '11:00', close: '20:00' }),
    ),
  ],
  [
    'turns a section off',
    (copy) => copy.replace(clinic, '"testimonials": true', '"testimonials": false'),
  ],
  ['loads the map by click', (copy) => copy.replace(clinic, '"map": "auto"', '"map": "click"')],
  [
    'adds a social network',
    change<ClinicFile>(clinic, ({ social }) =>
      social.push({ network: 'youtube', url: 'https://www.youtube.com/' }),
    ),
  ],
  [
    'adds a request option',
    change<ClinicFile>(clinic, ({ requestOptions }) => requestOptions.push('Kontrol')),
  ],
  [
    'adds the licence number',
    change<ClinicFile>(clinic, (value) => {
      value.licenceNumber = '34-1234'
    }),
  ],
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
  ['reorders records', change<ServicesFile>(services, ({ services: list }) => list.reverse())],
  [
    'reorders the fields of a record',
    (copy) =>
      copy.replace(
        services,
        /("id": "gum"),\s*("title": .*),/.exec(copy.read(services))?.[0] ?? '',
        '"title": "Diş Eti Tedavisi",\n      "id": "gum",',
      ),
  ],
  ['shows another picture', (copy) => copy.replace(about, '"about.png"', '"clinic-2.png"')],
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

test.each(edits)('an editor who %s may publish', (_does, edit) => {
  edit(site)
  const { faults, files } = inspectSite(site.root)
  expect(faults, reportOf(faults, files)).toEqual([])
})
