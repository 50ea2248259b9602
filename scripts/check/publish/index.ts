import { say } from '../language.ts'
import type { Doc } from '../types.ts'
import { hostTasks } from './host.ts'
import { languageTasks } from './languages.ts'
import { riskyWordTasks } from './risky-words.ts'
import { sampleTasks } from './sample-facts.ts'
import { sectionTasks } from './sections.ts'
import type { Task } from './task.ts'

const GROUPS: readonly Task['group'][] = ['sample', 'host', 'languages', 'words', 'sections']

/** The owner's list before the site goes live, what blocks first. */
export function publishTasks(
  docs: ReadonlyMap<string, Doc>,
  env: Record<string, string | undefined>,
): Task[] {
  return [
    ...sampleTasks(docs.values()),
    ...hostTasks(env),
    ...languageTasks(docs),
    ...riskyWordTasks(docs.values()),
    ...sectionTasks(docs),
  ]
}

/** The list as Markdown that reads well on a terminal too. */
export function tasksReport(tasks: readonly Task[]): string {
  const parts = GROUPS.flatMap((group) => {
    const own = tasks.filter((task) => task.group === group)
    if (own.length === 0) return []
    const heading = say('publish.group', { context: group })
    return [`### ${heading}\n\n${own.map(({ place, text }) => `- ${place}: ${text}`).join('\n')}`]
  })
  const blocking = tasks.filter(({ blocks }) => blocks).length
  const verdict = blocking > 0 ? say('publish.left', { count: blocking }) : say('publish.done', {})
  return [`## ${say('publish.title', {})}`, ...parts, verdict].join('\n\n')
}
