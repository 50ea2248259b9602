import { parseArgs } from 'node:util'
import { root } from '../publish/paths.ts'
import { askFor, confirm, flags } from './new-clinic/answers.ts'
import { paletteText } from './new-clinic/paletteText.ts'
import { createRepository } from './new-clinic/repository.ts'
import { paletteFor, writeClinic } from './new-clinic/writeClinic.ts'
import { fail } from './terminal.ts'
import { engineIn } from './update-clinic/engineFile.ts'
import { migrations } from './update-clinic/migrations.ts'

const usage = `Usage: npm run new-clinic -- DIR ${flags.map((flag) => `[--${flag} …]`).join(' ')}`

/**
 * `npm run new-clinic -- DIR`: writes a clinic in a language (`--language`) based on another
 * (`--from`; default: one in that language). Missing flags are prompted for; an empty answer
 * takes the example.
 */
try {
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
  const answers = await askFor(values as Record<string, string | undefined>)
  console.log(paletteText(paletteFor(answers), answers))
  if (process.stdin.isTTY) await confirm('Write the clinic with these colours? [Enter, or n] ')
  const engine = { ...engineIn(root), migration: migrations.length }
  const next = writeClinic(folder, answers)
  createRepository(folder, engine)
  console.log(next)
} catch (error) {
  fail(error)
}
