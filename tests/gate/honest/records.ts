import type {
  DoctorsFile,
  PricesFile,
  ServicesFile,
  TestimonialsFile,
} from '../../../src/content/types.gen.ts'
import { change, type Honest } from './edit.ts'

const services = 'content/services.json'
const doctors = 'content/doctors.json'
const prices = 'content/prices.json'
const testimonials = 'content/testimonials.json'
const about = 'content/about.json'

/** Records, prices and pictures. */
export const honestRecords: Honest[] = [
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
    change<TestimonialsFile>(testimonials, ({ testimonials: list }) => {
      const [first] = list
      if (first) list.push({ ...first, id: 'can-d', name: 'Can D.' })
    }),
  ],
  [
    'removes a testimonial',
    change<TestimonialsFile>(testimonials, ({ testimonials: list }) => list.shift()),
  ],
  ['gives four stars', (copy) => copy.replace(testimonials, '"rating": 5', '"rating": 4')],
  ['writes a leap day', (copy) => copy.replace(testimonials, '2026-10-14', '2024-02-29')],
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
  ['raises a price by half', (copy) => copy.replace(prices, '"max": 2000', '"max": 3000')],
  ['asks for a million', (copy) => copy.replace(prices, '"max": 70000', '"max": 1000000')],
  ['writes a one-letter name', (copy) => copy.replace(testimonials, 'Zeynep A.', 'Z.')],
  [
    'leaves one testimonial',
    change<TestimonialsFile>(testimonials, ({ testimonials: list }) => list.splice(1)),
  ],
  ['shows another picture', (copy) => copy.replace(about, '"about.png"', '"clinic-2.png"')],
]
