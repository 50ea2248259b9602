import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { limits } from '../../../src/server/base/limits.ts'
import { writeFiles } from '../../support/folders.ts'
import { ask } from '../../support/host.ts'
import { withClinic } from '../clinic.ts'
import { must, type Proof, until } from '../proof.ts'

const film = { path: '/media/film.1a2b3c4d.mp4', bytes: 10_000_000 }
const greedy = { connections: 100, address: '127.0.0.2', requests: 1000 }
const mostMb = 150
/** Milliseconds of the attack during which a visitor reads pages. */
const watched = 10_000

const request = `GET ${film.path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** Resident memory in MB and open descriptors of a process. */
function usage(pid: number): { mb: number; files: number } {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return { mb: Math.round(Number(kb) / 1024), files: readdirSync(`/proc/${pid}/fd`).length }
}

const print = ({ mb, files }: ReturnType<typeof usage>) => `${mb} MB, ${files} descriptors`

/** Connections that each send requests for a film and read nothing. */
async function openGreedy(port: number, requests: number): Promise<Socket[]> {
  const sockets = Array.from({ length: greedy.connections }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: greedy.address })
    // The server disconnects it.
    return socket.on('error', () => {}).pause()
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.write(request.repeat(requests))
  return sockets
}

export const unreadProof: Proof = {
  name: 'unread',
  claim: `100 connections that request films and read nothing cost at most ${mostMb} MB, and end by themselves.`,
  run: () =>
    withClinic({}, async ({ root, start }) => {
      writeFiles(root, { [`dist${film.path}`]: randomBytes(film.bytes) })
      const { server, origin } = await start()
      const port = Number(new URL(origin).port)
      for (let warm = 0; warm < 200; warm += 1) await ask({ origin }, '/randevu')
      await ask({ origin }, film.path)
      const rest = usage(server.pid)

      /** Figures while the connections are open. */
      async function attack(requests: number): Promise<string> {
        const sockets = await openGreedy(port, requests)
        let highest = { mb: 0, files: 0 }
        let longest = 0
        for (const end = performance.now() + watched; performance.now() < end; await wait(50)) {
          const sent = performance.now()
          const { status } = await ask({ origin }, '/randevu')
          must(status === 200, `a visitor was answered ${status}`)
          longest = Math.max(longest, performance.now() - sent)
          const { mb, files } = usage(server.pid)
          highest = { mb: Math.max(highest.mb, mb), files: Math.max(highest.files, files) }
        }
        const figures = `${requests} each: ${print(highest)} (at rest ${print(rest)}), a visitor's page at most ${Math.round(longest)} ms`
        must(highest.mb - rest.mb <= mostMb, figures)
        // A first period without progress may begin late.
        const most = 2 * limits.ms.idleWriter + 10_000
        await until(() => usage(server.pid).files <= rest.files, 'connections stay open', most)
        for (const socket of sockets) socket.destroy()
        return figures
      }

      const figures: string[] = []
      for (const requests of [1, limits.count.waitingRequests, greedy.requests])
        figures.push(await attack(requests))
      must((await server.stopped('SIGTERM')) === 0, 'the server did not live')
      return `${figures.join('; ')}; afterwards closed by the server`
    }),
}
