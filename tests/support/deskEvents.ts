/** Reads the events of a stream in order. */
export function eventsOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    /** The next event's name and number, without heartbeats; undefined at the end. */
    async next(): Promise<string | undefined> {
      for (;;) {
        const [block, rest] = text.split(/\n\n(.*)/s)
        if (rest !== undefined) {
          text = rest
          const event = /event: (.*)/.exec(block ?? '')?.[1]
          const data = /data: (.*)/.exec(block ?? '')?.[1]
          if (event && event !== 'beat') return `${event} ${data}`.trim()
          continue
        }
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done) return undefined
        text += value
      }
    },
    close: () => reader?.cancel(),
  }
}
