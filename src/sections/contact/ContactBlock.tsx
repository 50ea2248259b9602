import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../ui/Section'
import { SectionHeading } from '../../ui/SectionHeading'
import { Part } from '../site/Part'
import { AddressPanel } from './AddressPanel'
import { ClinicMap } from './ClinicMap'
import styles from './ContactBlock.module.css'
import { HoursPanel } from './HoursPanel'
import { ReachPanel } from './ReachPanel'
import './strings'

type ContactBlockProps = {
  /** False on the contact page, whose h1 is the block's title already. */
  titled?: boolean
  className?: string
  /** What else the contact page says below the map. */
  children?: ReactNode
}

/** Where the clinic is, how to reach it, when it is open, and the map. */
export function ContactBlock({ titled = true, className, children }: ContactBlockProps) {
  const { t } = useTranslation('contact')
  const Heading = titled ? 'h3' : 'h2'
  return (
    <Section className={className} labelledBy={titled ? 'contact' : undefined}>
      {titled && <SectionHeading id="contact" title={t('title')} intro={t('intro')} />}
      <div className={styles.panels}>
        <AddressPanel Heading={Heading} />
        <ReachPanel Heading={Heading} />
        <HoursPanel Heading={Heading} />
      </div>
      <Part>
        <ClinicMap />
      </Part>
      {children}
    </Section>
  )
}
