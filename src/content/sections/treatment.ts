import { amountIn, rangeIn } from '../amounts.ts'
import type { Site } from '../site/site.ts'
import type { PricesFile } from '../types.gen.ts'
import { shownParts } from './richParts.ts'

/** The rows of the price list a treatment names, under their category titles. */
export type TreatmentPrices = {
  /** From the lowest price to the highest; absent if no row has a price. */
  range?: string
  listDate: string
  categories: {
    id: string
    title: string
    rows: PricesFile['categories'][number]['rows'][number][]
  }[]
  /** By row id, of these rows alone: another price does not change the page. */
  amounts: Record<string, string>
}

/** A treatment with its references resolved. */
export type TreatmentData = ReturnType<typeof treatmentData>

/**
 * A treatment with its references resolved; without prices where the clinic shows none. Throws for
 * an unknown id, which the validator excludes.
 */
export function treatmentData(site: Site, id: string) {
  const { service, prices, doctors, questions, author, reviewer, parts, ...own } = byId(
    site.treatments.treatments,
    id,
  )
  const doctorOf = (id: string) => {
    const { name, title, photo, summary } = byId(site.doctors.doctors, id)
    return { id, name, title, photo, summary }
  }
  return {
    ...own,
    parts: shownParts(site, parts),
    service: byId(site.services.services, service),
    duration: durationOf(site, prices),
    ...(site.clinic.sections.prices && prices && { prices: pricesOf(site, prices) }),
    doctors: (doctors ?? []).map(doctorOf),
    ...(author && { author: doctorOf(author) }),
    ...(reviewer && { reviewer: doctorOf(reviewer) }),
    ...(questions && { questions, questionsTitle: byId(site.questions.groups, questions).title }),
  }
}

/** How long an appointment takes: by the appointment types of these rows of the price list. */
function durationOf({ appointment, formatTag, dir }: Site, rows: readonly string[] = []) {
  const minutes = (appointment.types ?? []).flatMap(({ price, minutes }) =>
    price !== undefined && rows.includes(price) ? [minutes] : [],
  )
  if (minutes.length === 0) return undefined
  const format = new Intl.NumberFormat(formatTag, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  })
  return rangeIn(format, { min: Math.min(...minutes), max: Math.max(...minutes) }, dir)
}

function pricesOf(site: Site, ids: readonly string[]): TreatmentPrices {
  const { prices, amounts } = site
  const shown = prices.categories.map(({ id, title, rows }) => ({
    id,
    title,
    rows: rows.filter((row) => ids.includes(row.id)),
  }))
  const priced = shown.flatMap(({ rows }) =>
    rows.flatMap(({ min, max }) => (min === undefined || max === undefined ? [] : [{ min, max }])),
  )
  return {
    ...(priced.length > 0 && {
      range: amountIn(site)({
        min: Math.min(...priced.map(({ min }) => min)),
        max: Math.max(...priced.map(({ max }) => max)),
      }),
    }),
    listDate: prices.listDate,
    categories: shown.filter(({ rows }) => rows.length > 0),
    amounts: Object.fromEntries(Object.entries(amounts).filter(([id]) => ids.includes(id))),
  }
}

/** The record with an id. Throws for an unknown id. */
export function byId<Item extends { id: string }>(records: readonly Item[], id: string): Item {
  const found = records.find((record) => record.id === id)
  if (!found) throw new Error(`no record has the id "${id}"`)
  return found
}
