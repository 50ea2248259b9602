import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import { SectionBoundary } from '../site/SectionBoundary'
import { AddressPanel } from './AddressPanel'
import { ClinicMap } from './ClinicMap'
import styles from './ContactBlock.module.css'
import { HoursPanel } from './HoursPanel'
import { ReachPanel } from './ReachPanel'

type ContactBlockProps = {
  data: SectionData['contact-overview']
  /** Not on the contact page, whose h1 is the title. */
  titled?: boolean
  className?: string
  children?: ReactNode
}

export function ContactBlock({ data, titled = false, className, children }: ContactBlockProps) {
  const { t } = useTranslation('contact')
  const Heading = titled ? 'h3' : 'h2'
  return (
    <Section className={className} labelledBy={titled ? 'contact' : undefined}>
      {titled && <SectionHeading id="contact" title={t('title')} intro={t('intro')} />}
      <div className={styles.panels}>
        <AddressPanel Heading={Heading} />
        <ReachPanel Heading={Heading} />
        <HoursPanel Heading={Heading} specialDays={data.specialDays} />
      </div>
      <SectionBoundary>
        <ClinicMap />
      </SectionBoundary>
      {children}
    </Section>
  )
}
