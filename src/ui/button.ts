import styles from './Button.module.css'
import { classNames } from './classNames'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'light'

/**
 * The class of a button or button-like link. `primary`: the one action of a view; `light`: on
 * dark grounds.
 */
export const buttonClass = (variant: ButtonVariant = 'primary', className?: string): string =>
  classNames(styles.button, styles[variant], className)
