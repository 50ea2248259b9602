import { classNames } from '../lib/classNames'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'light'

/**
 * The class of anything that looks like a button: `<Button>`, a router link or
 * a plain link. `primary` is the one action of a view, `light` stands on dark grounds.
 */
export const buttonClass = (variant: ButtonVariant = 'primary', className?: string): string =>
  classNames(styles.button, styles[variant], className)
