import styles from './Stars.module.css'

export const mostStars = 5

/** A rating in stars with a text alternative. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      {Array.from({ length: mostStars }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: stars have nothing but their place
          key={index}
          viewBox="0 0 20 20"
          aria-hidden="true"
          className={styles.star}
          data-filled={index < rating}
        >
          <path d="m10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
        </svg>
      ))}
    </span>
  )
}
