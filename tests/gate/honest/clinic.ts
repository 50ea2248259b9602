import type { ClinicFile } from '../../../src/content/types.gen.ts'
import { change, type Honest } from './edit.ts'

const clinic = 'content/clinic.json'

/** The clinic, its hours and its switches. */
export const honestClinicEdits: Honest[] = [
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
    'closes for lunch',
    change<ClinicFile>(clinic, ({ hours }) => {
      hours[0].close = '13:00'
      hours.push({ days: [...hours[0].days], open: '14:00', close: '23:00' })
    }),
  ],
  [
    'works past midnight',
    (copy) =>
      copy.replace(
        clinic,
        '"open": "11:00",\n      "close": "23:00"',
        '"open": "18:00",\n      "close": "02:00"',
      ),
  ],
  [
    'works through the night before a holiday',
    change<ClinicFile>(clinic, ({ exceptions }) =>
      exceptions?.push({ date: '2026-12-31', open: '20:00', close: '06:00', note: 'Yılbaşı' }),
    ),
  ],
  ['works till midnight', (copy) => copy.replace(clinic, '"23:00"', '"00:00"')],
  [
    'is open for some hours of a holiday',
    change<ClinicFile>(clinic, ({ exceptions }) =>
      exceptions?.push({
        date: '2026-12-31',
        open: '11:00',
        close: '16:00',
        note: 'Yılbaşı arifesi',
      }),
    ),
  ],
  [
    'deletes the last special day',
    change<ClinicFile>(clinic, (value) => {
      value.exceptions = []
    }),
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
      value.identity = [{ label: 'Ruhsat no', value: '34-1234' }]
    }),
  ],
  [
    'gives the clinic other phones',
    (copy) => copy.replace(clinic, '"+90 212 000 00 00"', '"+90 216 345 67 89"'),
  ],
  [
    'gives the clinic its own address',
    (copy) => copy.replace(clinic, '"https://www.mercan.example"', '"https://mercandis.com.tr"'),
  ],
  [
    'writes an address with a plus and a dash',
    (copy) => copy.replace(clinic, 'bilgi@mercan', 'bilgi.web+randevu@mercan-dis'),
  ],
  [
    'links the accounts of the clinic',
    (copy) => copy.replace(clinic, 'www.instagram.com/', 'instagram.com/mercandis?igsh=abc%3D'),
  ],
  [
    'links a channel by its short address',
    change<ClinicFile>(clinic, ({ social }) =>
      social.push({ network: 'youtube', url: 'https://youtu.be/mercan' }),
    ),
  ],
  ['moves to another town', (copy) => copy.replace(clinic, '41.0481,\n', '40.9,\n')],
  ['writes a whole degree', (copy) => copy.replace(clinic, '41.0481,\n', '41,\n')],
  ['works till one minute to midnight', (copy) => copy.replace(clinic, '"23:00"', '"23:59"')],
  [
    'turns every section off',
    change<ClinicFile>(clinic, (value) => {
      value.sections = { prices: false, testimonials: false, statistics: false, map: 'off' }
    }),
  ],
  [
    'leaves every network',
    change<ClinicFile>(clinic, (value) => {
      value.social = []
    }),
  ],
  ...(['prices', 'statistics', 'testimonials'] as const).map(
    (section): Honest => [
      `empties the list of ${section} that are switched off`,
      (copy) => {
        copy.replace(clinic, `"${section}": true`, `"${section}": false`)
        const file = `content/${section}.json`
        const list = section === 'prices' ? 'categories' : section
        change<Record<string, unknown>>(file, (value) => {
          value[list] = []
        })(copy)
      },
    ],
  ),
  [
    'embeds the map by its code',
    (copy) =>
      copy.replace(
        clinic,
        /(?<="embedUrl": )"[^"]*"/,
        '"https://www.google.com/maps/embed?pb=!1m18"',
      ),
  ],
  [
    'embeds the open map',
    (copy) =>
      copy.replace(
        clinic,
        /(?<="embedUrl": )"[^"]*"/,
        '"https://www.openstreetmap.org/export/embed.html?bbox=28.89,41.04,28.91,41.05"',
      ),
  ],
  [
    'leads to the place by the link a phone shares',
    (copy) =>
      copy.replace(clinic, /(?<="directionsUrl": )"[^"]*"/, '"https://maps.app.goo.gl/AbC"'),
  ],
]
