import { classNames } from './classNames'
import styles from './IconButton.module.css'

/** The class of a round icon button; needs an `aria-label`. */
export const iconButtonClass = (className?: string): string => classNames(styles.button, className)
