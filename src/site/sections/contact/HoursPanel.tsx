import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useSite } from '../../siteContext'
import { OpenNow } from '../site/OpenNow'
import { PageLink } from '../site/PageLink'
import type { PanelProps } from './AddressPanel'
import styles from './HoursPanel.module.css'
import panel from './Panel.module.css'
import { SpecialDays } from './SpecialDays'
import { useHours } from './useHours'

type HoursPanelProps = PanelProps & Pick<SectionData['contact'], 'specialDays'>

export function HoursPanel({ Heading, specialDays }: HoursPanelProps) {
  const { painPage } = useSite()
  const { t } = useTranslation('contact')
  return (
    <div className={panel.panel}>
      <Heading className={panel.heading}>{t('hours.heading')}</Heading>
      <OpenNow className={styles.openNow} />
      <table className={styles.hours}>
        <caption>
          <VisuallyHidden>{t('hours.heading')}</VisuallyHidden>
        </caption>
        <tbody>
          {useHours().map(({ days, times }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>
                {times.map((time) => (
                  <div key={time}>{time}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SpecialDays words={specialDays} />
      {painPage && <PageLink page={painPage} />}
    </div>
  )
}
