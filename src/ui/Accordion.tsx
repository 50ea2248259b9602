import * as Primitive from '@radix-ui/react-accordion'
import type { ComponentProps, CSSProperties } from 'react'
import { classNames } from '../lib/classNames'
import styles from './Accordion.module.css'

/** Radix would print these as a style attribute, which the site's policy refuses. */
const withoutMeasures: CSSProperties & Record<`--radix-${string}`, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
  '--radix-collapsible-content-height': undefined,
  '--radix-collapsible-content-width': undefined,
}

/** Many panels as landmarks are noise to a screen reader; what stands in them has names. */
const noLandmark = { role: undefined, 'aria-labelledby': undefined }

/**
 * Panels that open and close. Its content is prerendered and stays in the
 * page: closed panels are hidden by CSS alone, and only once `data-started`
 * says that a script can open them again (see `useOpenPanels`).
 */
export function Accordion({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root {...props} className={classNames(styles.accordion, className)} />
}

export function AccordionItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item {...props} className={classNames(styles.item, className)} />
}

type AccordionTriggerProps = ComponentProps<typeof Primitive.Trigger> & {
  /** The heading the trigger stands in. */
  Heading: 'h2' | 'h3'
}

export function AccordionTrigger({
  Heading,
  className,
  children,
  ...props
}: AccordionTriggerProps) {
  return (
    <Primitive.Header asChild>
      <Heading className={styles.heading}>
        <Primitive.Trigger {...props} className={classNames(styles.trigger, className)}>
          {children}
          <span className={styles.sign} aria-hidden="true" />
        </Primitive.Trigger>
      </Heading>
    </Primitive.Header>
  )
}

export function AccordionContent({ children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content {...noLandmark} {...props} forceMount style={withoutMeasures}>
      {/* Radix switches transitions off on its own element while it measures. */}
      <div className={styles.fold}>
        <div className={styles.content} data-panel="">
          {children}
        </div>
      </div>
    </Primitive.Content>
  )
}
