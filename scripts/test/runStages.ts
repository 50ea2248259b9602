import { root } from '../build/places.ts'
import { provideBrowser } from './browser.ts'
import { nextStages } from './nextStages.ts'
import { type Outcome, runStage, type Stage } from './stage.ts'

/**
 * Runs stages, two at a time where they leave each other alone, and prints one
 * line of each as it ends; what a failing stage printed follows it. A failure
 * stops nothing but what cannot do without. Resolves to the outcomes in the
 * stages' own order.
 */
export async function runStages(stages: readonly Stage[]): Promise<Outcome[]> {
  const outcomes = new Map<Stage, Outcome>()
  const running = new Map<Stage, Promise<void>>()
  while (outcomes.size < stages.length) {
    for (const stage of nextStages(stages, new Set(running.keys()), new Set(outcomes.keys()))) {
      const ended = attempt(stage, [...outcomes.values()]).then((outcome) => {
        running.delete(stage)
        outcomes.set(stage, outcome)
        print(outcome)
      })
      running.set(stage, ended)
    }
    await Promise.race(running.values())
  }
  return stages.flatMap((stage) => outcomes.get(stage) ?? [])
}

async function attempt(stage: Stage, before: readonly Outcome[]): Promise<Outcome> {
  const { name, needs, inBrowser } = stage
  const notRun = (why: string): Outcome => {
    return {
      name,
      ok: false,
      seconds: 0,
      passed: 0,
      failed: 1,
      tests: [],
      output: `not run: ${why}`,
    }
  }
  if (before.some((outcome) => outcome.name === needs && !outcome.ok))
    return notRun(`"${needs}" failed`)
  if (!inBrowser) return runStage(stage, root)
  const browser = provideBrowser((sentence) => console.log(`     ${sentence}`))
  if (!browser) return notRun('install Chrome or Chromium, or name one in CHROME_PATH')
  return runStage({ ...stage, env: { ...stage.env, CHROME_PATH: browser.path } }, root)
}

function print({ ok, name, seconds, passed, failed, output }: Outcome): void {
  const figures = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s  ${figures}`,
  )
  if (!ok) console.log(output.trim().replaceAll(/^/gm, '     '))
}
