import type {
  ContentFiles,
  Doctor,
  PricesFile,
  QuestionGroup,
  Service,
  Treatment,
} from './types.gen.ts'

type PriceCategory = PricesFile['categories'][number]

/** The rows of the price list a treatment names, under their category titles. */
export type TreatmentPrices = {
  listDate: string
  categories: { id: string; title: string; rows: PriceCategory['rows'][number][] }[]
  /** By row id, of these rows alone: another price does not change the page. */
  amounts: Record<string, string>
}

/** A treatment with its references resolved. */
export type ResolvedTreatment = Omit<
  Treatment,
  'service' | 'prices' | 'doctors' | 'questions' | 'author' | 'reviewer'
> & {
  service: Service
  author?: Doctor
  reviewer?: Doctor
  prices?: TreatmentPrices
  doctors: Doctor[]
  questions?: QuestionGroup
}

/** The files it refers to; without prices where the clinic shows none. */
type Named = Pick<ContentFiles, 'services' | 'doctors' | 'questions'> &
  Partial<Pick<ContentFiles, 'prices'>> & { amounts: Readonly<Record<string, string>> }

/** Resolves a treatment's references. Throws for an unknown id, which the validator excludes. */
export function resolveTreatment(treatment: Treatment, named: Named): ResolvedTreatment {
  const { service, prices = [], doctors = [], questions, author, reviewer, ...own } = treatment
  const doctor = (id: string) => byId(named.doctors.doctors, id)
  return {
    ...own,
    service: byId(named.services.services, service),
    ...(named.prices &&
      prices.length > 0 && { prices: rowsOf(named.prices, named.amounts, prices) }),
    doctors: doctors.map(doctor),
    ...(author && { author: doctor(author) }),
    ...(reviewer && { reviewer: doctor(reviewer) }),
    ...(questions && { questions: byId(named.questions.groups, questions) }),
  }
}

function rowsOf(
  { listDate, categories }: PricesFile,
  amounts: Named['amounts'],
  ids: readonly string[],
): TreatmentPrices {
  const shown = categories.map(({ id, title, rows }) => ({
    id,
    title,
    rows: rows.filter((row) => ids.includes(row.id)),
  }))
  return {
    listDate,
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
