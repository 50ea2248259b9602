import { chmodSync, chownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from '../../../src/host/index.ts'
import { copyClinic } from '../../support/clinicCopy.ts'
import { mustHold } from '../../support/storedRows.ts'
import { withTinyDisk } from '../../support/tinyDisk.ts'
import { fillForm, readReceipt, sendForm } from '../../support/visitor.ts'
import { withClinic } from '../clinic.ts'
import { must, type Proof } from '../proof.ts'

const env = { DATA_DIR: 'disk' }

/** Whom root lends its place to where a file's mode must count. */
const nobody = 65_534

type Server = ReturnType<typeof createServer>

async function post(server: Server, phone: string): Promise<number> {
  const body = JSON.stringify({ name: 'Hasta', phone, doctor: '', request: '' })
  const headers = { 'Content-Type': 'application/json' }
  const sent = { method: 'POST', headers, body }
  return (await server.fetch(new Request('http://localhost/api/randevus', sent))).status
}

/**
 * A server meets a store it may not write: 503, while pages are served, and
 * with the permission back the next request is stored. In process, as an
 * account for which permissions count.
 */
export async function withoutPermission(): Promise<void> {
  const clinic = copyClinic()
  const data = join(clinic.root, '.data')
  const database = join(data, 'requests.db')
  const open = () => createServer({ root: clinic.root, env: {}, log: () => {} })
  const before = open()
  const server = open()
  const isRoot = process.geteuid?.() === 0
  try {
    must((await post(before, '1')) === 201, 'the store did not work to begin with')
    await before.close()
    if (isRoot) {
      const files = readdirSync(data).map((file) => join(data, file))
      for (const path of [clinic.root, data, ...files]) chownSync(path, nobody, nobody)
      process.seteuid?.(nobody)
    }
    chmodSync(database, 0o400)
    chmodSync(data, 0o500)
    must((await post(server, '2')) === 503, 'a file that may not be written was not answered 503')
    const page = await server.fetch(new Request('http://localhost/randevu'))
    must(page.status === 200, 'a page fell with the store')
    await page.arrayBuffer()
    chmodSync(data, 0o700)
    chmodSync(database, 0o600)
    must((await post(server, '3')) === 201, 'the store was not used again after the repair')
    const phones = (await server.store.list()).map(({ phone }) => phone)
    must(phones.join() === '3,1', `stored is ${phones}`)
  } finally {
    if (isRoot) process.seteuid?.(0)
    await server.close()
    clinic.remove()
  }
}

/** A disk that is read-only when the server starts, as after a fault, and is repaired under it. */
const onReadOnlyDisk = (): Promise<string> =>
  withClinic(env, ({ root, agent, start, rows }) =>
    withTinyDisk(join(root, env.DATA_DIR), 8192, async (disk) => {
      disk.writable(false)
      const { server, origin } = await start()
      const send = async (name: string) => sendForm(agent, origin, fillForm(name, name))
      must((await send('1')).status === 503, 'a read-only disk was not answered 503')
      must((await fetch(`${origin}/api/health`)).status === 503, 'health did not see it')
      must((await fetch(`${origin}/randevu`)).status === 200, 'a page fell with the store')
      disk.writable(true)
      must((await fetch(`${origin}/api/health`)).status === 200, 'health did not see the repair')
      const answer = await send('2')
      must(answer.status === 201, 'the store was not used after the repair')
      must((await server.stopped('SIGTERM')) === 0, 'the server did not live')
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
