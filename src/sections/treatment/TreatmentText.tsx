import { useTranslation } from 'react-i18next'
import type { TreatmentPart } from '../../content'
import { Contents } from '../../ui/Contents'
import { ProseParts } from '../prose/ProseParts'
import styles from './TreatmentText.module.css'

type TreatmentTextProps = {
  /** How the names of its places on the page begin. */
  place: string
  parts: readonly TreatmentPart[]
}

/** The treatment's own text, the titles of its parts beside it. */
export function TreatmentText({ place, parts }: TreatmentTextProps) {
  const { t } = useTranslation('treatment')
  const anchorOf = (index: number) => `${place}_${index + 1}`
  const entries = parts.flatMap(({ title }, index) =>
    title === undefined ? [] : [{ id: anchorOf(index), title }],
  )
  return (
    <div className={styles.columns}>
      <div className={styles.contents}>
        <Contents id={`${place}_contents`} title={t('contents')} entries={entries} />
      </div>
      <ProseParts parts={parts} Heading="h2" anchorOf={anchorOf} />
    </div>
  )
}
