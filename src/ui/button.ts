import styles from './Button.module.css'
import { classNames } from './classNames'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'light'

/** The class of a button or link. `primary`: a view's one action; `light`: on dark grounds. */
export const buttonClass = (variant: ButtonVariant = 'primary', className?: string): string =>
  classNames(styles.button, styles[variant], className)
