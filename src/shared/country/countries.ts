export type Country = {
  /**
   * Unassigned numbers in international form, of no city where such exist: Bundesnetzagentur
   * (Mitteilung 148/2021), Ofcom (TV and radio drama), Arcep (plan de numerotation, 2.3.10);
   * elsewhere zeros or counted up.
   */
  mobile: string
  landline: string
  /** Universal Postal Union, "Addressing solutions". */
  postalCode: { form: RegExp; example: string }
  /** The city names the region, the district the locality: in Turkey province and ilce. */
  cityIsRegion?: true
  /** A zone of the tz database. */
  timeZone: string
  /** ISO 4217. */
  currency: string
  /**
   * Whole degrees around the land (of France and the Netherlands the European part), rounded
   * outwards: CIA World Factbook, Natural Earth.
   */
  box: { south: number; north: number; west: number; east: number }
}

const digits = (count: number, example: string) => ({
  form: new RegExp(`^\\d{${count}}$`),
  example,
})

/** Facts of countries; see also `phone.ts` and `emergency.ts`. */
export const countries = {
  TR: {
    mobile: '+90 500 000 00 00',
    landline: '+90 212 000 00 00',
    postalCode: digits(5, '34030'),
    cityIsRegion: true,
    timeZone: 'Europe/Istanbul',
    currency: 'TRY',
    box: { south: 35, north: 43, west: 25, east: 45 },
  },
  DE: {
    mobile: '+49 171 3920012',
    landline: '+49 30 23125000',
    postalCode: digits(5, '40213'),
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    box: { south: 47, north: 56, west: 5, east: 16 },
  },
  AT: {
    mobile: '+43 664 0000000',
    landline: '+43 1 2345678',
    postalCode: digits(4, '1010'),
    timeZone: 'Europe/Vienna',
    currency: 'EUR',
    box: { south: 46, north: 50, west: 9, east: 18 },
  },
  CH: {
    mobile: '+41 79 000 00 00',
    landline: '+41 44 000 00 00',
    postalCode: digits(4, '8001'),
    timeZone: 'Europe/Zurich',
    currency: 'CHF',
    box: { south: 45, north: 48, west: 5, east: 11 },
  },
  NL: {
    mobile: '+31 6 12345678',
    landline: '+31 88 123 4567',
    postalCode: { form: /^[1-9]\d{3} [A-Z]{2}$/, example: '1012 JS' },
    timeZone: 'Europe/Amsterdam',
    currency: 'EUR',
    box: { south: 50, north: 54, west: 3, east: 8 },
  },
  BE: {
    mobile: '+32 470 12 34 56',
    landline: '+32 2 123 45 67',
    postalCode: digits(4, '1000'),
    timeZone: 'Europe/Brussels',
    currency: 'EUR',
    box: { south: 49, north: 52, west: 2, east: 7 },
  },
  FR: {
    mobile: '+33 6 39 98 12 34',
    landline: '+33 1 99 00 12 34',
    postalCode: digits(5, '75001'),
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    box: { south: 41, north: 52, west: -6, east: 10 },
  },
  GB: {
    mobile: '+44 7700 900123',
    landline: '+44 1632 960012',
    postalCode: { form: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, example: 'SW1A 1AA' },
    timeZone: 'Europe/London',
    currency: 'GBP',
    box: { south: 49, north: 61, west: -9, east: 2 },
  },
} satisfies Record<string, Country>

/** ISO 3166-1 alpha-2. */
export type CountryCode = keyof typeof countries
