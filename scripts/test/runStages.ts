import { root } from '../build/places.ts'
import { provideBrowser } from './browser.ts'
import { type Outcome, runStage, type Stage } from './stage.ts'

/**
 * Runs stages in their order and prints one line of each; what a failing stage
 * printed follows it. A failure stops nothing but what cannot do without.
 */
export async function runStages(stages: readonly Stage[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const stage of stages) {
    const outcome = await attempt(stage, outcomes)
    outcomes.push(outcome)
    print(outcome)
  }
  return outcomes
}

async function attempt(stage: Stage, before: readonly Outcome[]): Promise<Outcome> {
  const { name, needs, inBrowser } = stage
  const notRun = (why: string): Outcome => {
    return { name, ok: false, seconds: 0, passed: 0, failed: 1, output: `not run: ${why}` }
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
    `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s  ${figures}`,
  )
  if (!ok) console.log(output.trim().replaceAll(/^/gm, '     '))
}
