import type { Times } from '../../../shared/formats/hours'
import type { OpenSite } from '../../openSite'

type Texts = Pick<OpenSite, 'i18n'>

/** `11:00` in the site's language: `11.00`. */
export function timeText({ i18n }: Texts, time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return i18n.t('clock.time', { hour, minute })
}

/** `11.00-23.00`. */
export const timesText = (site: Texts, { open, close }: Times): string =>
  site.i18n.t('clock.times', { from: timeText(site, open), to: timeText(site, close) })
