import { type CSSProperties, useEffectEvent, useLayoutEffect } from 'react'
import styles from './Toast.module.css'

/** How long a toast is shown; its animation ends with it. */
export const toastMs = 2500

const shownFor: CSSProperties & Record<'--shown-for', string> = { '--shown-for': `${toastMs}ms` }

type ToastProps = {
  message?: { kind: 'success' | 'failure'; text: string }
  closeLabel: string
  /** Called after the timeout or when closed by the visitor. */
  onClose: () => void
}

/**
 * A transient message that never takes focus; it must be repeated elsewhere. Its live regions
 * exist from the start: screen readers announce changes inside a region, not new regions.
 */
export function Toast({ message, closeLabel, onClose }: ToastProps) {
  const close = useEffectEvent(onClose)
  const shown = Boolean(message)

  useLayoutEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => close(), toastMs)
    return () => clearTimeout(timer)
  }, [shown])

  return (
    <div
      className={styles.toast}
      // Never in delivered HTML, where the policy forbids style attributes.
      style={shown ? shownFor : undefined}
      data-state={shown ? 'open' : 'closed'}
      data-kind={message?.kind}
    >
      <p role="status" className={styles.text}>
        {message?.kind === 'success' && message.text}
      </p>
      <p role="alert" className={styles.text}>
        {message?.kind === 'failure' && message.text}
      </p>
      {message && (
        <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel} />
      )}
    </div>
  )
}
