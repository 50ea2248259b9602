import strings from 'virtual:locale/about'
import { useTranslation } from 'react-i18next'
import { addStrings } from '../i18n'
import { AboutText } from '../sections/about/AboutText'
import { VisionAndMission } from '../sections/about/VisionAndMission'
import { ServicesSection } from '../sections/services/ServicesSection'
import { Part } from '../sections/site/Part'
import { PageHeading } from '../ui/PageHeading'

addStrings('about', strings)

export function AboutPage() {
  const { t } = useTranslation(['about', 'common'])
  return (
    <>
      <PageHeading title={t('common:pages.about.title')} intro={t('intro')} />
      <Part>
        <AboutText />
      </Part>
      <Part>
        <VisionAndMission />
      </Part>
      <Part>
        <ServicesSection offer="appointment" />
      </Part>
    </>
  )
}
