import { useTranslation } from 'react-i18next'
import type { ShownPart } from '../../../content/sections/richParts'
import type { TreatmentPart } from '../../../content/types.gen'
import { Contents } from '../../../ui/Contents'
import { ProseParts } from '../prose/ProseParts'
import styles from './TreatmentText.module.css'

type TreatmentTextProps = {
  /** Prefix of the anchors. */
  place: string
  parts: readonly ShownPart<TreatmentPart>[]
  /** The sections below the text, for the list of contents. */
  below: readonly { id: string; title: string }[]
}

export function TreatmentText({ place, parts, below }: TreatmentTextProps) {
  const { t } = useTranslation('treatment')
  const anchorOf = (index: number) => `${place}_${index + 1}`
  const entries = parts.flatMap(({ title }, index) =>
    title === undefined ? [] : [{ id: anchorOf(index), title }],
  )
  return (
    <div className={styles.columns}>
      <div className={styles.contents}>
        <Contents id={`${place}_contents`} title={t('contents')} entries={[...entries, ...below]} />
      </div>
      <ProseParts parts={parts} Heading="h2" anchorOf={anchorOf} />
    </div>
  )
}
