import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../ui/PageHeading'
import { useSite } from '../../siteContext'
import { useNavigation } from '../site/navigation'
import { PageLink } from '../site/PageLink'
import styles from './Heading.module.css'

type HeadingProps = { title: string; intro?: string }

/** A page's heading below its breadcrumb; the home page, if it has one, has no page above it. */
export default function Heading({ title, intro }: HeadingProps) {
  const { homePage, sitePage } = useSite()
  const { t } = useTranslation()
  const { page } = useNavigation()
  const trail = page !== homePage && (
    <nav aria-label={t('trail')} className={styles.trail}>
      <PageLink page={homePage} className={styles.link} />
      <span aria-current="page">{sitePage(page).title}</span>
    </nav>
  )
  return <PageHeading title={title} intro={intro} trail={trail} record={`pages/${page}`} />
}
