/** What the tabs of one browser tell each other. `over`: the session has ended. */
export type News =
  | { kind: 'change'; cursor: number }
  | { kind: 'live'; live: boolean }
  | { kind: 'over' }

const name = 'desk'

/** The line between the tabs; what is said does not come back to who says it. */
export function joinTabs(hear: (news: News) => void) {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<News>) => hear(data)
  return { tell: (news: News) => channel.postMessage(news), leave: () => channel.close() }
}

/** Tells every other tab that the session has ended, and is heard. */
export function tellOver(): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage({ kind: 'over' } satisfies News)
  channel.close()
}
