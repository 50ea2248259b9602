/**
 * The command that runs Node with the arguments only while no visitor's request needs the
 * processor: Linux' idle policy (sched(7)), elsewhere the highest niceness.
 */
export const atLowPriority = (args: readonly string[]): [string, ...string[]] =>
  process.platform === 'linux'
    ? ['chrt', '-i', '0', process.execPath, ...args]
    : ['nice', '-n', '19', process.execPath, ...args]
