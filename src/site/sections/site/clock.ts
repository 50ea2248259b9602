import { i18n } from '../../i18n'

/** `11:00` in the site's language: `11.00`. */
export function timeText(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return i18n.t('clock.time', { hour, minute })
}

/** `11.00-23.00`. */
export const timesText = ({ open, close }: { open: string; close: string }): string =>
  i18n.t('clock.times', { from: timeText(open), to: timeText(close) })
