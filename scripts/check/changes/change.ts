import type { Path } from '../types.ts'

/** One thing that is not as it was, as an owner would say it. */
export type Change = {
  file: string
  path: Path
  kind: 'changed' | 'added' | 'removed' | 'moved'
  /** The record or part it belongs to, outermost first: `İmplant`, `İthal`. */
  place: string[]
  /** What has changed there: the field's title in small letters; of a record its name. */
  title: string
  before?: string
  after?: string
  /** By how much a figure grew, as a share of what it was: 0.5 is half as much again. */
  growth?: number
}

/** From here on a change of a figure is pointed out. */
export const JUMP = 0.5

export const isJump = ({ growth }: Change) => growth !== undefined && Math.abs(growth) >= JUMP
