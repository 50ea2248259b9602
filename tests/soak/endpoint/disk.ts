import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from '../../../src/host/index.ts'
import type { Receipt } from '../../../src/shared/publicRoutes.ts'
import { copyClinic } from '../../support/folders.ts'
import { mustHold } from '../../support/storedRows.ts'
import { type Answer, fillForm, postTo, readReceipt, sendForm } from '../../support/visitor.ts'
import { type RunningClinic, unlimited, withClinic } from '../clinic.ts'
import { must, type Proof } from '../proof.ts'

const env = { ...unlimited, DATA_DIR: 'disk' }

/** Mounts a file system of 1 MB in memory at `folder` for `work`; if it may not mount, resolves to a sentence. */
async function withTinyDisk(
  folder: string,
  work: (grow: () => void) => Promise<string>,
): Promise<string> {
  mkdirSync(folder)
  const mount = (options: string) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  try {
    mount('size=1m,mode=700')
  } catch {
    return 'not tested on a disk: this account may not mount'
  }
  try {
    return await work(() => mount('remount,size=8m'))
  } finally {
    execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  }
}

/** More requests than any of the disks can store. */
const tooMany = 20_000

/** Posts until the disk is full: 503 for requests and health, while pages are served and requests kept. */
async function fillDisk({ start, agent, rows }: RunningClinic, fileLimit?: number) {
  const { server, origin } = await start({}, { fileLimit })
  const acknowledged = new Map<string, Receipt>()

  async function send(): Promise<Answer> {
    const form = fillForm(`Hasta ${acknowledged.size}`, `${acknowledged.size}`)
    const answer = await sendForm(agent, origin, form)
    if (answer.status === 201) acknowledged.set(form.name, readReceipt(answer))
    return answer
  }

  const healthy = async () => (await fetch(`${origin}/api/health`)).status === 200
  // The server reopens its database after a failed write, which can empty the log and make room.
  let answer = await send()
  for (let sent = 1; sent < tooMany && (answer.status === 201 || (await healthy())); sent += 1)
    answer = await send()
  must(answer.status === 503, `a full disk was answered with ${answer.status} ${answer.body}`)
  must(answer.body.includes('"unavailable"'), `a full disk was answered with ${answer.body}`)
  must((await fetch(`${origin}/api/health`)).status === 503, 'health does not report the disk')
  must((await fetch(`${origin}/randevu`)).status === 200, 'a page is not served')
  return {
    send,
    acknowledged,
    healthy,
    async stop() {
      must((await server.stopped('SIGTERM')) === 0, 'the server did not exit with 0')
      mustHold(await rows(), acknowledged)
    },
  }
}

/** Fills a store up to a limit on the size of its files, which needs no mount. Resolves to its requests. */
export const fillFiles = (fileLimit: number): Promise<number> =>
  withClinic(env, async (clinic) => {
    const { acknowledged, stop } = await fillDisk(clinic, fileLimit)
    await stop()
    return acknowledged.size
  })

/** Fills a disk of 1 MB and enlarges it while the server runs. */
const fillTinyDisk = (): Promise<string> =>
  withClinic(env, (clinic) =>
    withTinyDisk(join(clinic.root, env.DATA_DIR), async (grow) => {
      const { send, healthy, stop, acknowledged } = await fillDisk(clinic)
      const before = acknowledged.size
      grow()
      must(await healthy(), 'health does not report the free space')
      must((await send()).status === 201, 'requests are refused despite free space')
      await stop()
      return `${before} requests filled 1 MB, then 503; with more room 201 again, no restart`
    }),
  )

/** The account of the server in process if the test runs as root, whom no file mode stops. */
const nobody = 65_534

/** A server without write permission on its store answers 503 and serves pages; with it, it stores again. */
export async function withoutPermission(): Promise<void> {
  const clinic = copyClinic()
  const data = join(clinic.root, '.data')
  const database = join(data, 'requests.db')
  const open = () => createServer({ root: clinic.root, env: {}, log: () => {} })
  const before = open()
  const server = open()
  const isRoot = process.geteuid?.() === 0
  try {
    must((await postTo(before, '1')) === 201, 'the store does not work')
    await before.close()
    if (isRoot) {
      const files = readdirSync(data).map((file) => join(data, file))
      for (const path of [clinic.root, data, ...files]) chownSync(path, nobody, nobody)
      process.seteuid?.(nobody)
    }
    chmodSync(database, 0o400)
    chmodSync(data, 0o500)
    must((await postTo(server, '2')) === 503, 'a file that may not be written was not answered 503')
    const page = await server.fetch(new Request('http://localhost/randevu'))
    must(page.status === 200, 'a page is not served')
    await page.arrayBuffer()
    chmodSync(data, 0o700)
    chmodSync(database, 0o600)
    must((await postTo(server, '3')) === 201, 'the store is not used after the repair')
    const phones = (await server.store.list()).map(({ phone }) => phone)
    must(phones.join() === '3,1', `stored is ${phones}`)
  } finally {
    if (isRoot) process.seteuid?.(0)
    await server.close()
    clinic.remove()
  }
}

export const diskProof: Proof = {
  name: 'disk',
  claim:
    'On a full or write-protected disk a request is answered 503, the server lives, nothing acknowledged is lost.',
  async run() {
    const onDisk = await fillTinyDisk()
    const inFiles = await fillFiles(1024)
    await withoutPermission()
    return [
      onDisk,
      `files limited to 512 KB: ${inFiles} requests, then 503`,
      'file and folder without write permission: 503, then 201',
    ].join('\n      ')
  },
}
