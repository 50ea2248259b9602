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

type TinyDisk = { grow(kilobytes: number): void; writable(is: boolean): void }

/** Mounts a file system in memory at `folder` for `work`; if it may not mount, resolves to a sentence. */
async function withTinyDisk(
  folder: string,
  kilobytes: number,
  work: (disk: TinyDisk) => Promise<string>,
): Promise<string> {
  mkdirSync(folder)
  const mount = (options: string) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  try {
    mount(`size=${kilobytes}k,mode=700`)
  } catch {
    return 'not tested on a disk: this account may not mount'
  }
  try {
    return await work({
      grow: (size) => mount(`remount,size=${size}k`),
      writable: (is) => mount(is ? 'remount,rw' : 'remount,ro'),
    })
  } finally {
    execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  }
}

/** Expects 503 from health and 200 from a page. */
async function mustServePages(origin: string): Promise<void> {
  must((await fetch(`${origin}/api/health`)).status === 503, 'health does not report the disk')
  must((await fetch(`${origin}/randevu`)).status === 200, 'a page is not served')
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
  await mustServePages(origin)
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
    withTinyDisk(join(clinic.root, env.DATA_DIR), 1024, async (disk) => {
      const { send, healthy, stop, acknowledged } = await fillDisk(clinic)
      const before = acknowledged.size
      disk.grow(8192)
      must(await healthy(), 'health does not report the free space')
      must((await send()).status === 201, 'requests are refused despite free space')
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

/** The disk is read-only when the server starts and becomes writable while it runs. */
const onReadOnlyDisk = (): Promise<string> =>
  withClinic(env, ({ root, agent, start, rows }) =>
    withTinyDisk(join(root, env.DATA_DIR), 8192, async (disk) => {
      disk.writable(false)
      const { server, origin } = await start()
      const send = async (name: string) => sendForm(agent, origin, fillForm(name, name))
      must((await send('1')).status === 503, 'a read-only disk was not answered 503')
      await mustServePages(origin)
      disk.writable(true)
      must(
        (await fetch(`${origin}/api/health`)).status === 200,
        'health does not report the repair',
      )
      const answer = await send('2')
      must(answer.status === 201, 'the store is not used after the repair')
      must((await server.stopped('SIGTERM')) === 0, 'the server did not exit with 0')
      mustHold(await rows(), new Map([['2', readReceipt(answer)]]))
      return 'read-only disk: 503; writable again under the running server: 201'
    }),
  )

export const readOnlyProof: Proof = {
  name: 'read-only',
  claim: 'While the store is read-only a request is answered 503, and the server lives.',
  async run() {
    await withoutPermission()
    return `file and folder without write permission: 503, then 201\n      ${await onReadOnlyDisk()}`
  },
}
