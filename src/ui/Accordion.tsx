import * as Primitive from '@radix-ui/react-accordion'
import type { ComponentProps, CSSProperties } from 'react'
import styles from './Accordion.module.css'
import { classNames } from './classNames'

/** Radix sets these as a style attribute, which the policy forbids. */
const withoutMeasures: CSSProperties & Record<`--radix-${string}`, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
  '--radix-collapsible-content-height': undefined,
  '--radix-collapsible-content-width': undefined,
}

/** Many region landmarks are noise for screen readers. */
const noLandmark = { role: undefined, 'aria-labelledby': undefined }

/** Panels with prerendered content: CSS hides closed ones once `data-started` is set. */
export function Accordion({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root {...props} className={classNames(styles.accordion, className)} />
}

export function AccordionItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item {...props} className={classNames(styles.item, className)} />
}

type AccordionTriggerProps = ComponentProps<typeof Primitive.Trigger> & {
  /** Heading level of the trigger. */
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
