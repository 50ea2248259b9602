import type { Publication } from '../../contract/contract'
import type { Refusal } from '../callEditor'
import type { WorkCore } from './workCore'
import { isPublishing, type SentDraft } from './workState'

/** Polling interval during a publication, in milliseconds. */
const pace = 400

/** Shows publications from their request to their end. */
export function createPublications(core: WorkCore) {
  const { options, state, apply, load, list, catchUp, isClosed } = core
  const { read } = options
  /** The key of the publication that runs on the server. */
  let followed = ''
  /** Whether this page requested it. */
  let isOwn = false
  /** The killed publication that was shown: once dismissed it stays so. */
  let told = ''
  let timer: ReturnType<typeof setInterval> | undefined

  function follow(key: string): void {
    if (isClosed()) return
    followed = key
    clearInterval(timer)
    timer = setInterval(poll, pace)
    poll()
  }

  const isOpen = (key: string) =>
    state().listed?.open.some(({ id }) => key.split(' ').includes(id)) ?? false

  function stop(): void {
    followed = ''
    clearInterval(timer)
  }

  function poll(): void {
    const key = followed
    const show = async (found: Publication) => {
      if (key === '' || key !== followed) return
      // Null: a server that has restarted, or does not publish itself.
      const publication = found?.key === key ? found : null
      if (publication?.state === 'running') return apply({ kind: 'progressed', publication })
      stop()
      // A publication of others must not interrupt what is typed here.
      await Promise.all([isOwn && load(), list()])
      apply({ kind: 'ended', publication })
      await catchUp()
    }
    // An error is not the end.
    void read('GET /editor/publication').then(show, () => undefined)
  }

  return {
    stop,
    /** Follows a publication that runs already, also of another manager; shows one that was killed. */
    async join(): Promise<void> {
      const found = await read('GET /editor/publication').catch(() => null)
      if (!found || isPublishing(state())) return
      const isKilled = found.state === 'failed' && found.cause === 'killed' && isOpen(found.key)
      if (isKilled && found.key !== told) {
        told = found.key
        apply({ kind: 'progressed', publication: found })
      }
      if (found.state !== 'running') return
      told = ''
      apply({ kind: 'progressed', publication: found })
      isOwn = false
      follow(found.key)
    },
    /** Resolves to the refusal of the request. */
    async publish(key: string, request: Promise<Refusal | undefined>, sent?: SentDraft) {
      apply({ kind: 'publishes', key, sent })
      const refusal = await request
      if (refusal) apply({ kind: 'ended', publication: null })
      else {
        isOwn = true
        follow(key)
      }
      return refusal
    },
  }
}

export type Publications = ReturnType<typeof createPublications>
