import { parseArgs } from 'node:util'
import { askFor } from './new-clinic/answers.ts'
import { writeClinic } from './new-clinic/writeClinic.ts'

/**
 * `npm run new-clinic -- DIR`: writes a clinic of its own into a folder, in a language
 * (`--language`) and from a clinic there is (`--from`, without it one that speaks it). What no
 * flag says is asked for; an empty answer takes the example. Ends with what is to do next.
 */
const flags = [
  'language',
  'from',
  'name',
  'city',
  'district',
  'country',
  'landline',
  'mobile',
  'primary',
  'accent',
] as const

const usage = `Usage: npm run new-clinic -- DIR ${flags.map((flag) => `[--${flag} …]`).join(' ')}`

try {
  const { folder, given } = readCommand()
  console.log(writeClinic(folder, await askFor(given)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readCommand(): { folder: string; given: Record<string, string | undefined> } {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }]))
  const { values, positionals, tokens } = parseArgs({
    allowPositionals: true,
    strict: false,
    tokens: true,
    options,
  })
  const unknown = tokens.find((token) => token.kind === 'option' && !(token.name in options))
  const [folder, ...more] = positionals
  if (unknown || !folder || more.length > 0) throw new Error(usage)
  return { folder, given: values as Record<string, string | undefined> }
}
