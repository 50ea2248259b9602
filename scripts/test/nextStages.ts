import type { Stage } from './stage.ts'

/** How many stages run at a time: one a core of the smallest machine meant. */
const SLOTS = 2

/**
 * The stages to start now, in their order. A wide stage runs alone. A stage
 * waits for one it needs, and for each before it that makes what it looks at or
 * makes itself, or looks at what it is to make anew.
 */
export function nextStages(
  stages: readonly Stage[],
  running: ReadonlySet<Stage>,
  done: ReadonlySet<Stage>,
): Stage[] {
  const chosen: Stage[] = []
  const busy = () => [...running, ...chosen].reduce((sum, stage) => sum + widthOf(stage), 0)
  for (const [index, stage] of stages.entries()) {
    if (running.has(stage) || done.has(stage)) continue
    const undone = stages.slice(0, index).filter((before) => !done.has(before))
    if (undone.some((before) => mustPrecede(before, stage))) continue
    if (busy() + widthOf(stage) <= SLOTS) chosen.push(stage)
  }
  return chosen
}

const widthOf = ({ isWide }: Stage): number => (isWide ? SLOTS : 1)

function mustPrecede(before: Stage, stage: Stage): boolean {
  const isNeeded = before.name === stage.needs
  const makes = before.writes !== undefined && [stage.reads, stage.writes].includes(before.writes)
  const isLookedAt = stage.writes !== undefined && stage.writes === before.reads
  return isNeeded || makes || isLookedAt
}
