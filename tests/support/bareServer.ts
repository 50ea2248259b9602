import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { createHttp, type Fetch, type HttpOptions } from '../../src/server/http/listener'

/** A server of `npm start` on loopback, closed after the test. */
export async function openBareServer(fetch: Fetch, options?: HttpOptions) {
  const http = createHttp(fetch, options).listen(0, '127.0.0.1')
  await once(http, 'listening')
  onTestFinished(() => {
    http.closeAllConnections()
    http.close()
  })
  const { port } = http.address() as AddressInfo
  return {
    http,
    port,
    /** A bare connection, from an address of this machine. */
    connect(localAddress = '127.0.0.1'): Socket {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      // The server may reset the connection.
      socket.on('error', () => {})
      onTestFinished(() => void socket.destroy())
      return socket
    },
  }
}

/** The received text, as soon as it contains `text` `times` times; rejects if the connection ends. */
export function heard(socket: Socket, text: string, times = 1): Promise<string> {
  let all = ''
  return new Promise((resolve, reject) => {
    socket.on('close', () => reject(new Error(`the connection ended after: ${all}`)))
    socket.on('data', (chunk: Buffer) => {
      all += chunk.toString()
      if (all.split(text).length > times) resolve(all)
    })
  })
}
