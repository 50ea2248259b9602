import { say } from '../language.ts'
import type { Task } from './task.ts'

const ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/i

/**
 * Where requests for appointments go. A static host keeps none, so there the address
 * of the endpoint must be built in; `SITE_HOSTING=static` says that it is one.
 */
export function hostTasks(env: Record<string, string | undefined>): Task[] {
  const host = env.VITE_API_HOST ?? ''
  const task = (text: string): Task[] => [
    { blocks: true, group: 'host', place: 'VITE_API_HOST', text },
  ]
  if (host !== '' && !ORIGIN.test(host)) return task(say('publish.host-address', {}))
  if (host === '' && env.SITE_HOSTING === 'static') return task(say('publish.host-empty', {}))
  return []
}
