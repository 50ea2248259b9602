import { join } from 'node:path'
import type { Receipt } from '../../../src/shared/publicRoutes.ts'
import { mustHold } from '../../support/storedRows.ts'
import { withTinyDisk } from '../../support/tinyDisk.ts'
import { type Answer, fillForm, readReceipt, sendForm } from '../../support/visitor.ts'
import { type RunningClinic, unlimited, withClinic } from '../clinic.ts'
import { must, type Proof } from '../proof.ts'

const env = { ...unlimited, DATA_DIR: 'disk' }
/** More rows than any of the disks here can take. */
const tooMany = 20_000

/** Posts until the disk is full: the form names the phone number, health reports it, pages and stored requests remain. */
async function fillDisk({ start, agent, rows }: RunningClinic, fileLimit?: number) {
  const { server, origin } = await start({}, { fileLimit })
  const acknowledged = new Map<string, Receipt>()

  async function send(): Promise<Answer> {
    const form = fillForm(`Hasta ${acknowledged.size}`, `${acknowledged.size}`)
    const answer = await sendForm(agent, origin, form)
    if (answer.status === 201) acknowledged.set(form.name, readReceipt(answer))
    return answer
  }

  let answer = await send()
  while (answer.status === 201 && acknowledged.size < tooMany) answer = await send()
  must(answer.status === 503, `a full disk was answered with ${answer.status} ${answer.body}`)
  must(answer.body.includes('"unavailable"'), `a full disk was answered with ${answer.body}`)
  must((await fetch(`${origin}/api/health`)).status === 503, 'health did not see the full disk')
  must((await fetch(`${origin}/randevu`)).status === 200, 'a page fell with the disk')
  return {
    send,
    acknowledged,
    healthy: async () => (await fetch(`${origin}/api/health`)).status === 200,
    async stop() {
      must((await server.stopped('SIGTERM')) === 0, 'the server did not live')
      mustHold(await rows(), acknowledged)
    },
  }
}

/**
 * A limit on the size of files, which needs no rights: the store can grow to
 * that size and no further. Resolves to how many requests it took.
 */
export const fillFiles = (fileLimit: number): Promise<number> =>
  withClinic(env, async (clinic) => {
    const { acknowledged, stop } = await fillDisk(clinic, fileLimit)
    await stop()
    return acknowledged.size
  })

/** A disk of 1 MB, filled up and then made larger under the running server. */
const fillTinyDisk = (): Promise<string> =>
  withClinic(env, (clinic) =>
    withTinyDisk(join(clinic.root, env.DATA_DIR), 1024, async (disk) => {
      const { send, healthy, stop, acknowledged } = await fillDisk(clinic)
      const before = acknowledged.size
      disk.grow(8192)
      must(await healthy(), 'health did not see that there is room again')
      must((await send()).status === 201, 'requests are refused though there is room again')
      await stop()
      return `${before} requests filled 1 MB, then 503; with more room 201 again, no restart`
    }),
  )

export const fullDiskProof: Proof = {
  name: 'full-disk',
  claim:
    'On a full disk a request is answered 503, the server lives, nothing acknowledged is lost.',
  async run() {
    const onDisk = await fillTinyDisk()
    const inFiles = await fillFiles(1024)
    return [onDisk, `files limited to 512 KB: ${inFiles} requests, then 503`].join('\n      ')
  },
}
