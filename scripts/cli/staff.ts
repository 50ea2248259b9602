import { join } from 'node:path'
import * as v from 'valibot'
import { fill, readJson, siteLanguage } from '../../src/content/loading/readJson.ts'
import { accountName } from '../../src/desk/contract/accounts.ts'
import type { Role } from '../../src/desk/contract/contract.ts'
import { readSettings } from '../../src/server/http/settings.ts'
import { deskPath } from '../../src/server/staff/deskFiles.ts'
import { databasePlace } from '../../src/server/storage/database.ts'
import type { DeskStore } from '../../src/server/storage/deskStore.ts'
import { servedPort } from '../../src/server/storage/servedPort.ts'
import type { Member } from '../../src/server/storage/staffRows.ts'
import { createStore } from '../../src/server/storage/store.ts'
import { plainLetters } from '../../src/shared/formats/letters.ts'
import { clinicDir } from '../publish/paths.ts'
import { fail, table, usageText } from './terminal.ts'

const text = v.pipe(v.string(), v.nonEmpty())

const staffWords = v.object({
  columns: v.object({ name: text, role: text, state: text }),
  roles: v.object({ reception: text, editor: text, manager: text }),
  states: v.object({ open: text, invited: text, closed: text }),
  none: text,
  invited: text,
  taken: text,
  unknown: text,
  disabled: text,
  lastManager: text,
  usage: v.object({ heading: text, list: text, invite: text, again: text, disable: text }),
})

type StaffWords = v.InferOutput<typeof staffWords>

/**
 * `npm run staff`: lists accounts; `-- invite NAME ROLE` and `-- again NAME` print an invitation,
 * `-- disable NAME` removes access. Reads DATA_DIR, DATABASE_URL, DESK_ORIGIN and PORT,
 * else the running server's port. Exit code 1 on failure.
 */
async function run(desk: DeskStore, words: StaffWords, [command, name, role, ...rest]: string[]) {
  if (command === undefined) return list(await desk.staff(), words)
  const wanted = roleOf(role, words)
  if (command === 'invite' && v.is(accountName, name) && wanted && rest.length === 0) {
    const token = await desk.invite(name.trim().normalize('NFC'), wanted)
    return token ? linkTo(token, name, words) : refused(words.taken, name)
  }
  if (!name || role !== undefined) throw new Error(usageOf(words))
  if (command === 'again') {
    const token = await desk.inviteAgain(name)
    return token ? linkTo(token, name, words) : refused(words.unknown, name)
  }
  if (command !== 'disable') throw new Error(usageOf(words))
  const outcome = await desk.disable(name)
  return outcome === 'disabled' ? fill(words.disabled, { name }) : refused(words[outcome], name)
}

const refused = (sentence: string, name: string): never => {
  throw new Error(fill(sentence, { name }))
}

/** Roles in any capitals, with or without diacritics, or by code. */
function roleOf(typed: string | undefined, { roles }: StaffWords): Role | undefined {
  const wanted = plainLetters(typed ?? '')
  return (Object.keys(roles) as Role[]).find(
    (role) => role === wanted || plainLetters(roles[role]) === wanted,
  )
}

function linkTo(token: string, name: string, { invited }: StaffWords): string {
  const port = process.env.PORT || servedPort(clinicDir) || 4173
  const origin = readSettings(process.env).deskOrigin ?? `http://localhost:${port}`
  // The part behind # reaches no server and no log.
  return `${fill(invited, { name })}\n${origin}${deskPath}#invite=${token}`
}

function list(staff: Member[], { none, columns, roles, states }: StaffWords): string {
  if (staff.length === 0) return none
  const stateOf = ({ disabledAt, passkeys }: Member) =>
    disabledAt ? states.closed : passkeys > 0 ? states.open : states.invited
  const rows = staff.map((member) => [member.name, roles[member.role], stateOf(member)])
  return table([columns.name, columns.role, columns.state], rows)
}

const usageOf = ({ usage, roles }: StaffWords): string =>
  usageText(usage.heading, 'staff', [
    ['', usage.list],
    [' -- invite NAME ROLE', fill(usage.invite, { roles: Object.values(roles).join(', ') })],
    [' -- again NAME', usage.again],
    [' -- disable NAME', usage.disable],
  ])

async function main(): Promise<void> {
  const file = join(clinicDir, 'locales', siteLanguage(clinicDir), 'server.json')
  const words = readJson(file, v.object({ staff: staffWords })).staff
  const store = createStore(databasePlace(clinicDir))
  try {
    console.log(await run(store.desk, words, process.argv.slice(2)))
  } finally {
    await store.close()
  }
}

main().catch(fail)
