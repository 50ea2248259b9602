import styles from './CarouselControls.module.css'

export type CarouselControlWords = {
  pause: string
  play: string
  previous: string
  next: string
}

type CarouselControlsProps = {
  words: CarouselControlWords
  controls: string
  paused: boolean
  /** Like `1 / 3`. */
  position: string
  onToggle: () => void
  onStep: (direction: 'next' | 'prev') => void
}

const shapes = {
  pause: 'M9 6v12M15 6v12',
  play: 'M9 6.2v11.6l9-5.8z',
  previous: 'M14.5 6 8.5 12l6 6',
  next: 'm9.5 6 6 6-6 6',
}

/** Pause comes first, then previous and next, then the position. */
export function CarouselControls(props: CarouselControlsProps) {
  const { words, controls, paused, position, onToggle, onStep } = props
  return (
    <div className={styles.controls} data-carousel-controls="">
      <ControlButton
        label={paused ? words.play : words.pause}
        shape={paused ? 'play' : 'pause'}
        onClick={onToggle}
      />
      <ControlButton
        label={words.previous}
        shape="previous"
        controls={controls}
        onClick={() => onStep('prev')}
      />
      <ControlButton
        label={words.next}
        shape="next"
        controls={controls}
        onClick={() => onStep('next')}
      />
      <span className={styles.position}>{position}</span>
    </div>
  )
}

type ControlButtonProps = {
  label: string
  shape: keyof typeof shapes
  controls?: string
  onClick: () => void
}

function ControlButton({ label, shape, controls, onClick }: ControlButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-controls={controls}
      data-shape={shape}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        <path d={shapes[shape]} />
      </svg>
    </button>
  )
}
