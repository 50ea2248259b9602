import { join } from 'node:path'
import { must, type Proof } from '../proof.ts'
import { copyClinic } from './clinicCopy.ts'
import { type ServerProcess, startServer } from './serverProcess.ts'
import { mustHold, storedRows } from './storedRows.ts'
import { mountTinyDisk } from './tinyDisk.ts'
import { type Answer, fillForm, keepAlive, type Receipt, readReceipt, sendForm } from './visitor.ts'

const env = { DATA_DIR: 'disk', RATE_LIMIT_ADDRESS: 'off', RATE_LIMIT_PHONE: 'off' }
/** More rows than any of the disks here can take. */
const tooMany = 20_000

/**
 * Posts until the disk is full: the visitor is asked to call, health says so,
 * pages are served, and whatever was acknowledged is there.
 */
export async function fillDisk(server: ServerProcess, root: string) {
  const agent = keepAlive()
  const origin = await server.ready()
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
      agent.destroy()
      must((await server.stopped('SIGTERM')) === 0, 'the server did not live')
      mustHold(await storedRows(root, env), acknowledged)
    },
  }
}

/**
 * A limit on the size of files, which needs no rights: the store can grow to
 * that size and no further. Resolves to how many requests it took.
 */
export async function fillFiles(fileLimit: number): Promise<number> {
  const clinic = copyClinic()
  const server = startServer(clinic.root, env, { fileLimit })
  try {
    const { acknowledged, stop } = await fillDisk(server, clinic.root)
    await stop()
    return acknowledged.size
  } finally {
    server.kill('SIGKILL')
    clinic.remove()
  }
}

/** A disk of 1 MB, filled up and then made larger under the running server. */
async function fillTinyDisk(): Promise<string | undefined> {
  const clinic = copyClinic()
  const disk = mountTinyDisk(join(clinic.root, env.DATA_DIR), 1024)
  if (!disk) {
    clinic.remove()
    return undefined
  }
  const server = startServer(clinic.root, env)
  try {
    const { send, healthy, stop, acknowledged } = await fillDisk(server, clinic.root)
    const before = acknowledged.size
    disk.grow(8192)
    must(await healthy(), 'health did not see that there is room again')
    must((await send()).status === 201, 'requests are refused though there is room again')
    await stop()
    return `${before} requests filled 1 MB, then 503; with more room 201 again, no restart`
  } finally {
    server.kill('SIGKILL')
    disk.remove()
    clinic.remove()
  }
}

export const fullDiskProof: Proof = {
  name: 'full-disk',
  claim:
    'On a full disk a request is answered 503, the server lives, nothing acknowledged is lost.',
  async run() {
    const onDisk = await fillTinyDisk()
    const inFiles = await fillFiles(1024)
    return [
      onDisk ?? 'no disk of its own: this account may not mount',
      `files limited to 512 KB: ${inFiles} requests, then 503`,
    ].join('\n      ')
  },
}
