/** One thing an editor does on the example site: in which file what becomes what. */
export type Scene = { file: string; from: string; to: string }

const prices = 'content/prices.json'
const services = 'content/services.json'
const doctors = 'content/doctors.json'
const testimonials = 'content/testimonials.json'
const clinic = 'content/clinic.json'

/** Mistakes, by the name the guide calls their message with. The gate must refuse each, once. */
export const mistakes: Record<string, Scene> = {
  'trailing-comma': {
    file: services,
    from: '"request": "Muayene"\n',
    to: '"request": "Muayene",\n',
  },
  'missing-comma': { file: services, from: '"tone": "primary",', to: '"tone": "primary"' },
  'curly-quote': { file: services, from: '"Diş Beyazlatma"', to: '“Diş Beyazlatma”' },
  'inner-quote': { file: testimonials, from: 'baştan', to: '"baştan"' },
  'thousands-dot': { file: prices, from: '"max": 13000', to: '"max": 13.000' },
  'quoted-number': { file: prices, from: '"min": 7500', to: '"min": "7500"' },
  'misspelt-field': { file: doctors, from: '"summary"', to: '"sumary"' },
  'picture-name': { file: doctors, from: '"selin-ardic.jpg"', to: '"Selin-Ardic.JPG"' },
  date: { file: testimonials, from: '"2026-10-14"', to: '"14.10.2026"' },
  'same-code': { file: services, from: '"id": "whitening"', to: '"id": "implant"' },
  'reversed-price': {
    file: prices,
    from: '"min": 12000, "max": 13000',
    to: '"min": 13000, "max": 12000',
  },
  option: { file: services, from: '"request": "Muayene"', to: '"request": "Muayne"' },
  heic: { file: doctors, from: '"selin-ardic.jpg"', to: '"elif-demir.heic"' },
  placeholder: {
    file: 'locales/tr/common.json',
    from: '{{page}} | {{clinic}}',
    to: '{{page}} | {{klinik}}',
  },
}

const NEW_DOCTOR = `
    },
    {
      "id": "ayse-yilmaz",
      "name": "Ayşe Yılmaz",
      "title": "Diş Hekimi",
      "photo": "ayse-yilmaz.jpg",
      "summary": "Çocuk diş hekimliğiyle ilgileniyor.",
      "bio": ["İlk görüşmede çocuğun ortamı tanıması için acele etmiyor."]
    }
`

const NEW_SERVICE = `
    },
    {
      "id": "night-guard",
      "title": "Gece Plağı",
      "description": "Diş sıkmaya karşı kişiye özel plak hazırlanır. Ölçü muayenede alınır.",
      "icon": "icons/night-guard.svg",
      "tone": "surface",
      "request": "Muayene"
    }
`

const NEW_HOLIDAYS = `"note": "Yılbaşı"
    },
    {
      "date": "2027-04-22",
      "open": "11:00",
      "close": "16:00",
      "note": "Bayram arifesi"
    },
    {
      "date": "2027-04-23",
      "closed": true,
      "note": "Ulusal Egemenlik ve Çocuk Bayramı"
    }
`

/** Honest edits, by the name the guide shows them with. The gate must accept each. */
export const edits: Record<string, Scene> = {
  price: { file: prices, from: '"min": 12000, "max": 13000', to: '"min": 13500, "max": 14500' },
  'price-date': { file: prices, from: '"2026-11-02"', to: '"2026-12-01"' },
  doctor: { file: doctors, from: '\n    }\n', to: NEW_DOCTOR },
  service: { file: services, from: '\n    }\n', to: NEW_SERVICE },
  hours: {
    file: clinic,
    from: '"open": "11:00",\n      "close": "23:00"',
    to: '"open": "10:00",\n      "close": "20:00"',
  },
  holiday: { file: clinic, from: '"note": "Yılbaşı"\n    }\n', to: NEW_HOLIDAYS },
  testimonials: { file: clinic, from: '"testimonials": true', to: '"testimonials": false' },
}
