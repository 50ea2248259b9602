import { vi } from 'vitest'
import { main } from '../../scripts/cli/check.ts'

/** Runs `npm run check` in this process; returns what it prints and its exit code. */
export function check(...args: string[]) {
  const [stdout, stderr] = (['log', 'error'] as const).map((stream) =>
    vi
      .spyOn(console, stream)
      .mockReset()
      .mockImplementation(() => {}),
  )
  const status = main(args)
  const printed = (spy = stdout) => spy?.mock.calls.map(([text]) => `${text}\n`).join('') ?? ''
  return { status, stdout: printed(stdout), stderr: printed(stderr) }
}
