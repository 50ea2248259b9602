import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../../ui/classNames'
import styles from './HeaderDetails.module.css'
import { useOnNavigate } from './useOnNavigate'

type HeaderDetailsProps = {
  /** The class of the control, and its name where it shows an icon alone. */
  control: { className: string | undefined; 'aria-label'?: string }
  label: ReactNode
  children: ReactNode
}

/** A list below a control of the header. Works without scripts. */
export function HeaderDetails({ control, label, children }: HeaderDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  useOnNavigate(close)

  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (!details.current?.contains(target as Node)) details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])

  return (
    <details
      ref={details}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !details.current?.contains(relatedTarget)) close()
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !details.current?.open) return
        close()
        details.current.querySelector('summary')?.focus()
      }}
    >
      <summary {...control} className={classNames(styles.control, control.className)}>
        {label}
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  )
}
