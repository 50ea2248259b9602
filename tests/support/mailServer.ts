import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { listen } from './host.ts'

export type ReceivedMail = { to: string[]; text: string; messageId: string }

/** How it treats a mail: accept, refuse temporarily, or accept with a lost or missing response. */
export type Manner = 'take' | 'refuse' | 'hang up' | 'say nothing'

const replies: Record<string, string> = {
  DATA: '354 go on',
  EHLO: '250 mail.localhost',
  STARTTLS: '502 no encryption here',
}

/** A mail server on loopback that stores its mails. `port` 0: any free one. */
export async function startMailServer(port = 0) {
  const mails: ReceivedMail[] = []
  const open = new Set<Socket>()
  const state: { manner: Manner } = { manner: 'take' }

  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
    const say = (line: string) => void socket.write(`${line}\r\n`)
    let to: string[] = []
    let data: string[] | undefined

    function takeData(lines: string[]): void {
      if (state.manner === 'refuse') {
        say('451 try again later')
        return
      }
      const text = lines.join('\n')
      mails.push({ to, text, messageId: /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '' })
      if (state.manner === 'hang up') socket.destroy()
      else if (state.manner !== 'say nothing') say('250 taken')
    }

    function answer(line: string): void {
      const [command = ''] = line.toUpperCase().split(' ')
      if (data && line === '.') {
        takeData(data)
        data = undefined
      } else if (data) data.push(line)
      else if (command === 'QUIT') socket.end('221 bye\r\n')
      else {
        if (command === 'DATA') data = []
        if (command === 'MAIL') to = []
        if (command === 'RCPT') to.push(/<(.*)>/.exec(line)?.[1] ?? '')
        say(replies[command] ?? '250 well')
      }
    }

    // Repeats the errors of the socket.
    createInterface(socket)
      .on('line', answer)
      .on('error', () => {})
    say('220 mail.localhost')
  })
  const opened = await listen(server, port)

  return {
    url: `smtp://127.0.0.1:${opened}`,
    port: opened,
    /** All accepted mails, oldest first. */
    mails,
    behave: (manner: Manner) => {
      state.manner = manner
    },
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
