import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createRefresh } from '../../../src/desk/client/live/refresh'

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
afterEach(() => client.clear())

/** A list whose requests are answered by hand, with what the server knew when they were sent. */
function openList() {
  const answers: (() => void)[] = []
  const state = { server: 0, shown: -1, aborted: 0, asked: 0 }
  const list = new QueryObserver(client, {
    queryKey: ['GET /board'],
    queryFn: ({ signal }) => {
      const known = state.server
      state.asked += 1
      signal.onabort = () => {
        state.aborted += 1
      }
      return new Promise<number>((resolve) => answers.push(() => resolve(known)))
    },
  })
  list.subscribe(({ data }) => {
    state.shown = data ?? -1
  })
  return { state, answer: () => answers.shift()?.() }
}

test('a burst of changes during a request aborts nothing, and the last change is shown', async () => {
  const refresh = createRefresh(client)
  const { state, answer } = openList()
  let last: Promise<void> = Promise.resolve()
  for (let change = 1; change <= 30; change += 1) {
    state.server = change
    last = refresh('GET /board')
  }
  answer()
  await expect.poll(() => state.asked).toBe(2)
  state.server = 31
  const further = refresh('GET /board')
  answer()
  await expect.poll(() => state.asked).toBe(3)
  answer()
  await Promise.all([last, further])
  expect(state).toEqual({ server: 31, shown: 31, aborted: 0, asked: 3 })
})
