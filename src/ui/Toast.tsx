import { useEffectEvent, useLayoutEffect } from 'react'
import styles from './Toast.module.css'

/** How long a toast stands, in milliseconds. The leaving animation in the style sheet ends with it. */
export const toastMs = 2500

type ToastProps = {
  /** The news, or nothing. */
  message?: { kind: 'success' | 'failure'; text: string }
  closeLabel: string
  /** Its time is up, or the visitor closed it. */
  onClose: () => void
}

/**
 * News that shows for a moment and never takes the focus; whatever it says must
 * stand somewhere else too. Its live regions are in the page from the start:
 * readers announce what changes inside a region, not a region that appears.
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
    <div className={styles.toast} data-state={shown ? 'open' : 'closed'} data-kind={message?.kind}>
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
