import { LRUCache } from 'lru-cache'
import type { CheckerAnswer, CheckerCall, CheckerMessage, SiteSource } from './checker'
import { type DraftRules, draftRules } from './draftRules'
import { createGithub } from './github/client'
import { githubHistory } from './github/pullRequests'
import { gitHistory } from './repository'
import { siteTools } from './siteTools'
import { StorageError } from './storageError'

/** Sites kept open, with their files in memory. */
const MOST_SITES = 4

const opened = new LRUCache<string, DraftRules>({ max: MOST_SITES })

function rulesOf(source: SiteSource): DraftRules {
  const key = JSON.stringify(source)
  const rules = opened.get(key) ?? draftRules(historyOf(source), siteTools(source.clinicDir))
  opened.set(key, rules)
  return rules
}

const historyOf = (source: SiteSource) =>
  'github' in source
    ? githubHistory(createGithub(source.github), source.github, source.clinicDir)
    : gitHistory(source.repository)

/** An error of the proposal store keeps its code; other errors become their text. */
function failureOf(error: unknown): CheckerAnswer {
  if (!(error instanceof StorageError)) return { fault: String(Object(error).stack ?? error) }
  const { code, retryAfter, cause } = error
  return { trouble: { code, retryAfter, cause: String(cause) } }
}

const memory = () => process.memoryUsage.rss()

/** Runs the rules of drafts apart from the server, one call after another, and ends with it. */
process.on('message', async ({ source, method, args }: CheckerCall) => {
  const answer = Promise.resolve()
    // The names and arguments are those of DraftRules (checker.ts).
    .then(() => (rulesOf(source)[method] as (...given: unknown[]) => unknown)(...args))
    .then((result): CheckerAnswer => ({ result }))
  const message: CheckerMessage = { ...(await answer.catch(failureOf)), memory: memory() }
  process.send?.(message)
})
process.send?.({ memory: memory() })
