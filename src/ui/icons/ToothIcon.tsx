import { lineIcon } from './lineIcon'
import styles from './ToothIcon.module.css'

const outline =
  'M12 7.2c-2-1.9-4.3-2.6-6-1.7-2.2 1.2-2.6 4-1.7 6.5.7 2 1.2 3.2 1.5 5.1.3 1.9.7 3.9 2.1 3.9 2.3 0 1.5-5.3 4.1-5.3s1.8 5.3 4.1 5.3c1.4 0 1.8-2 2.1-3.9.3-1.9.8-3.1 1.5-5.1.9-2.5.5-5.3-1.7-6.5-1.7-.9-4-.2-6 1.7z'

export const ToothIcon = lineIcon(
  <path className={styles.shape} d={outline} transform="translate(1 .9)" stroke="none" />,
  <path d={outline} />,
  <circle className={styles.dot} cx="12" cy="2.7" r="1.5" stroke="none" />,
)
