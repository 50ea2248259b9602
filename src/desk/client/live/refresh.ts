import type { QueryClient } from '@tanstack/react-query'

/**
 * Returns a function that reads a route's open queries again. Events come in bursts: one during a
 * request neither aborts it nor is forgotten, but leads to one more request.
 */
export function createRefresh(client: QueryClient) {
  const due = new Set<string>()
  const running = new Map<string, Promise<void>>()

  async function run(route: string): Promise<void> {
    const queryKey = [route]
    while (due.delete(route)) {
      // A pending answer may be older than the event.
      if (client.isFetching({ queryKey }) > 0) due.add(route)
      await client.invalidateQueries({ queryKey }, { cancelRefetch: false })
    }
    running.delete(route)
  }

  return (route: string): Promise<void> => {
    due.add(route)
    const work = running.get(route) ?? run(route)
    running.set(route, work)
    return work
  }
}
