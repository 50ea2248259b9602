import { connect, createServer, type Socket } from 'node:net'
import { listen } from '../../support/host.ts'

/** A TCP forwarder on loopback. `cut` holds every byte back without a word, as a pulled cable, until `mend`. */
export async function startLink(target: number) {
  const ends = new Map<Socket, Socket>()
  let isCut = false
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.set(from, to)
      from.on('error', () => from.destroy()).on('close', () => ends.delete(from) && to.destroy())
      if (!isCut) from.pipe(to)
    }
  })
  return {
    port: await listen(server),
    cut(): void {
      isCut = true
      for (const from of ends.keys()) from.unpipe().pause()
    },
    mend(): void {
      isCut = false
      for (const [from, to] of ends) from.pipe(to)
    },
    stop(): void {
      for (const end of ends.keys()) end.destroy()
      server.close()
    },
  }
}
