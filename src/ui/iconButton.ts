import { classNames } from '../lib/classNames'
import styles from './IconButton.module.css'

/** The class of a round button that shows an icon alone; give it an `aria-label`. */
export const iconButtonClass = (className?: string): string => classNames(styles.button, className)
