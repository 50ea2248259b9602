const mark = 'appointmentArrived'

/** The entry's state as the router left it; its own keys must survive. */
const entryState = (): Record<string, unknown> => history.state ?? {}

/** Notes in the current history entry, which outlives a reload, that a request has arrived. */
export function leaveArrivalMark(): void {
  history.replaceState({ ...entryState(), [mark]: true }, '')
}

/** True once after `leaveArrivalMark`, reload or not: reading takes the mark away. */
export function takeArrivalMark(): boolean {
  const { [mark]: marked, ...rest } = entryState()
  if (marked !== true) return false
  history.replaceState(Object.keys(rest).length > 0 ? rest : null, '')
  return true
}
