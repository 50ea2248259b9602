import type { Rule } from '../types.ts'
import { cleanCharacters, tidySpaces } from './clean-characters.ts'
import { bareName, clinicFacts } from './clinic-facts.ts'
import { filledTexts } from './filled-texts.ts'
import { finishedText, tellingTexts } from './finished-text.ts'
import { fitsSchema } from './fits-schema.ts'
import { intactLetters } from './intact-letters.ts'
import { joinedParts } from './joined-parts.ts'
import { knownRecords } from './known-records.ts'
import { linkTargets } from './link-targets.ts'
import { localeKeys } from './locale-keys.ts'
import { localeLanguage, localeShape } from './locale-shape.ts'
import { mapAddress } from './map-address.ts'
import { mediaExists } from './media-exists.ts'
import {
  breakTimes,
  openingHours,
  openWorkdays,
  specialDays,
  workingHours,
} from './opening-hours.ts'
import { ownContent } from './own-content.ts'
import { pageAddresses } from './page-addresses.ts'
import { pageIds, pagePlaces } from './page-ids.ts'
import { plainNumbers } from './plain-numbers.ts'
import { plainText } from './plain-text.ts'
import { possibleDates } from './possible-dates.ts'
import { priceOrder } from './price-order.ts'
import { publicFiles } from './public-files.ts'
import { mergedChanges, readableBytes, withinLimits } from './readable-bytes.ts'
import { readableTheme } from './readable-theme.ts'
import { ownPage, sectionRecords, shownSections, usedRecords } from './sections.ts'
import { sitePages } from './site-pages.ts'
import { sitePlace } from './site-place.ts'
import { knownEntries, translationEntries } from './translation-entries.ts'
import { uniqueIds, uniqueKeys } from './unique-names.ts'
import { validJson } from './valid-json.ts'
import { writtenEscapes } from './written-escapes.ts'

/** In order: if two rules refuse one value, the first is reported. */
export const rules: readonly Rule[] = [
  withinLimits,
  readableBytes,
  mergedChanges,
  intactLetters,
  validJson,
  ownContent,
  joinedParts,
  uniqueKeys,
  plainNumbers,
  mapAddress,
  writtenEscapes,
  fitsSchema,
  localeShape,
  localeKeys,
  localeLanguage,
  translationEntries,
  filledTexts,
  plainText,
  cleanCharacters,
  tidySpaces,
  finishedText,
  tellingTexts,
  priceOrder,
  readableTheme,
  openingHours,
  workingHours,
  breakTimes,
  openWorkdays,
  specialDays,
  clinicFacts,
  bareName,
  sitePlace,
  uniqueIds,
  pageIds,
  sitePages,
  pageAddresses,
  possibleDates,
  shownSections,
  mediaExists,
  publicFiles,
  linkTargets,
  sectionRecords,
  knownRecords,
  ownPage,
  knownEntries,
  usedRecords,
  pagePlaces,
]
