import type { SitePage } from './siteMap.ts'
import type { ClinicFile, PricesFile } from './types.gen.ts'

type Dates = { clinic: Pick<ClinicFile, 'lastUpdated'>; prices: Pick<PricesFile, 'listDate'> }

/** The day a page last changed, `YYYY-MM-DD`; ISO days compare as text. */
export function lastChangeOf(
  { kinds }: Pick<SitePage, 'kinds'>,
  { clinic, prices }: Dates,
): string {
  const { lastUpdated } = clinic
  const { listDate } = prices
  return kinds.includes('prices') && listDate > lastUpdated ? listDate : lastUpdated
}
