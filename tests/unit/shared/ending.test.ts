import { expect, test } from 'vitest'
import { ending } from '../../../src/shared/formats/ending'
import { timeText } from '../../../src/site/sections/site/clock'
import { openFixtureSite } from '../../support/siteData'

const { site } = await openFixtureSite()

/** In Turkish the last word determines the suffix. */
test.each([
  ['00:00', 'a', 'da', 'sıfır'],
  ['01:00', 'e', 'de', 'bir'],
  ['02:00', 'ye', 'de', 'iki'],
  ['03:00', 'e', 'te', 'üç'],
  ['04:00', 'e', 'te', 'dört'],
  ['05:00', 'e', 'te', 'beş'],
  ['06:00', 'ya', 'da', 'altı'],
  ['07:00', 'ye', 'de', 'yedi'],
  ['08:00', 'e', 'de', 'sekiz'],
  ['09:00', 'a', 'da', 'dokuz'],
  ['10:00', 'a', 'da', 'on'],
  ['20:00', 'ye', 'de', 'yirmi'],
  ['18:05', 'e', 'te', 'sıfır beş'],
  ['21:30', 'a', 'da', 'otuz'],
  ['10:40', 'a', 'ta', 'kırk'],
  ['08:50', 'ye', 'de', 'elli'],
  ['23:59', 'a', 'da', 'elli dokuz'],
])('a reader of %s says it with -%s and -%s (%s)', (time, dative, locative) => {
  const shown = timeText(site, time)
  expect(site.i18n.t('openNow.open', { time: shown })).toBe(`Şu an açık · ${shown}’${dative} kadar`)
  expect(site.i18n.t('openNow.closed', { time: shown, day: 'yarın' })).toBe(
    `Şu an kapalı · yarın ${shown}’${locative} açılır`,
  )
})

test('a text without endings gets none', () => {
  expect(ending('11:00', {})).toBe('')
})
