/**
 * The command that runs Node with the arguments only while nothing else needs the processor: Linux'
 * idle policy (sched(7)), elsewhere the highest niceness. Busy programs stop it.
 */
export const atLowestPriority = (args: readonly string[]): [string, ...string[]] =>
  process.platform === 'linux'
    ? ['chrt', '-i', '0', process.execPath, ...args]
    : ['nice', '-n', '19', process.execPath, ...args]

/**
 * The same after the server itself, but with a share beside busy programs: a third of what one of
 * them gets (`npm run bench -- checker`).
 */
export const atLowPriority = (args: readonly string[]): [string, ...string[]] => [
  ...(['nice', '-n', '5', process.execPath] as const),
  ...args,
]
