/** What a person does at a screen, each act as often as it was done. */
export type Acts = {
  /** Things pressed with the mouse: pointed at, then clicked. */
  presses: number
  /** Keys, those of a text among them. */
  keys: number
  /** Changes of the hand between mouse and keyboard. */
  moves: number
  /** Decisions what to do next: one before each press and before each text. */
  thoughts: number
  /** Screenfuls that were scrolled to find what was to be pressed. */
  scrolls: number
}

export const noActs = (): Acts => ({ presses: 0, keys: 0, moves: 0, thoughts: 0, scrolls: 0 })

/**
 * Seconds an act takes, by the keystroke-level model: S. K. Card, T. P. Moran, A. Newell,
 * “The keystroke-level model for user performance time with interactive systems”,
 * Communications of the ACM 23 (7), 1980, pp. 396–410. Of the model's range a slow end: a key
 * as of somebody who looks for each letter (0.50 s; an average typist takes 0.28), the longest
 * pointing (1.5 s; on average 1.10) with its click (0.2 s). A hand between mouse and keyboard
 * takes 0.40 s, a decision 1.35 s. The model knows no scrolling; a screenful is counted as a
 * pointing and a decision.
 */
const seconds = { press: 1.7, key: 0.5, move: 0.4, thought: 1.35, scroll: 2.85 }

/**
 * The model is of people who know what they do and make no mistake; somebody at it for the
 * first time looks for things and reads. So much longer is assumed for all but the letters
 * typed, and measured nowhere.
 */
const UNPRACTISED = 2

/** How long a slow person would take for the acts, in seconds; an estimate, no trial. */
export function estimated({ presses, keys, moves, thoughts, scrolls }: Acts): number {
  const practised =
    presses * seconds.press +
    moves * seconds.move +
    thoughts * seconds.thought +
    scrolls * seconds.scroll
  return practised * UNPRACTISED + keys * seconds.key
}
