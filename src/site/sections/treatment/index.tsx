import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { Section } from '../../../ui/Section'
import { CallBand } from '../call/CallBand'
import band from '../call/CallBand.module.css'
import { BookService } from '../services/BookService'
import { CallLink } from '../site/CallLink'
import { TreatmentDoctors } from './TreatmentDoctors'
import { TreatmentOpening } from './TreatmentOpening'
import { TreatmentPrices } from './TreatmentPrices'
import { TreatmentText } from './TreatmentText'

type TreatmentProps = {
  data: SectionData['treatment']
  /** Its questions. */
  Inside?: ComponentType<{ ground?: 'warm' }>
}

export default function Treatment({ data, Inside }: TreatmentProps) {
  const { t } = useTranslation('treatment')
  const { id, service, parts, prices, doctors, questions, questionsTitle } = data
  const place = `treatment_${id}`
  const below = [
    ...(prices ? [{ id: `${place}_prices`, title: t('prices.title') }] : []),
    ...(doctors.length > 0
      ? [{ id: `${place}_doctors`, title: t('doctors.title', { count: doctors.length }) }]
      : []),
    ...(questions && questionsTitle
      ? [{ id: `questions_${questions}`, title: questionsTitle }]
      : []),
  ]
  return (
    <>
      <Section record={`treatments/${id}`}>
        <TreatmentOpening treatment={data} />
        <TreatmentText place={place} parts={parts} below={below} />
      </Section>
      {prices && <TreatmentPrices id={`${place}_prices`} prices={prices} />}
      {doctors.length > 0 && <TreatmentDoctors id={`${place}_doctors`} doctors={doctors} />}
      {Inside && <Inside ground="warm" />}
      <CallBand id={`${place}_call`} title={t('call.title')} text={t('call.text')}>
        <BookService service={service} look="light" />
        <CallLink className={band.phone} />
      </CallBand>
    </>
  )
}
