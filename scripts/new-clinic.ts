import { parseArgs } from 'node:util'
import { askFor } from './new-clinic/answers.ts'
import { writeClinic } from './new-clinic/writeClinic.ts'

/**
 * `npm run new-clinic -- DIR`: writes a clinic of its own into a folder, from one there
 * is (`--from`, without it the engine's own) in the language it shall speak. What no flag
 * says is asked for; an empty answer takes the example. Ends with what is to do next.
 */
const flags = [
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
})

try {
  const [folder, ...more] = positionals
  if (!folder || more.length > 0) {
    throw new Error(
      `Usage: npm run new-clinic -- DIR ${flags.map((flag) => `[--${flag} …]`).join(' ')}`,
    )
  }
  const answers = await askFor(values as Record<string, string | undefined>)
  console.log(writeClinic(folder, answers))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
