import * as v from 'valibot'
import type { ServerFacts } from '../../src/content/loading/clinicFacts.ts'
import { accountName } from '../../src/desk/contract/accounts.ts'
import { readSettings } from '../../src/server/http/settings.ts'
import { servedFacts } from '../../src/server/releases/servedFacts.ts'
import { deskPath } from '../../src/server/staff/deskFiles.ts'
import { commandLine } from '../../src/server/storage/audit.ts'
import { databasePlace } from '../../src/server/storage/database.ts'
import { servedPort } from '../../src/server/storage/servedPort.ts'
import type { RequestStore } from '../../src/server/storage/store.ts'
import { createStore } from '../../src/server/storage/store.ts'
import type { Account, Role } from '../../src/shared/deskModel.ts'
import { fill } from '../../src/shared/formats/fill.ts'
import { plainLetters } from '../../src/shared/formats/letters.ts'
import { clinicDir } from '../publish/paths.ts'
import { fail, table, usageText } from './terminal.ts'

type StaffWords = ServerFacts['staff']
type Team = ServerFacts['team']

/**
 * `npm run staff`: lists accounts; `-- invite NAME ROLE`, of the role doctor with the DOCTOR, and
 * `-- again NAME` print an invitation, `-- again NAME TIME` also closes the passkey of that time,
 * `-- disable NAME` removes access. Reads
 * DATA_DIR, DATABASE_URL, DESK_ORIGIN and PORT, else the running server's port. Exit code 1 on
 * failure.
 */
async function run(
  desk: RequestStore,
  { staff: words, team }: Pick<ServerFacts, 'staff' | 'team'>,
  [command, name, role, ...rest]: string[],
) {
  if (command === undefined) return list(await desk.staff(), words)
  const wanted = roleOf(role, words)
  const isDoctor = wanted === 'doctor'
  if (command === 'invite' && v.is(accountName, name) && wanted && (isDoctor || !rest[0])) {
    const doctor = isDoctor ? doctorOf(rest.join(' '), team, words) : undefined
    const token = await desk.invite(name.trim().normalize('NFC'), wanted, commandLine, doctor)
    return token ? linkTo(token, name, words) : refused(words.taken, name)
  }
  if (command === 'again' && name) return again(desk, words, name, role ? [role, ...rest] : [])
  if (command !== 'disable' || !name || role !== undefined) throw new Error(usageOf(words))
  const outcome = await desk.disable(name)
  return outcome === 'disabled' ? fill(words.disabled, { name }) : refused(words[outcome], name)
}

/** A new link with the passkeys that stay valid. Closes those created at the times in `lost`. */
async function again(desk: RequestStore, words: StaffWords, name: string, lost: string[]) {
  const { passkeys = [] } = (await desk.staff()).find((each) => each.name === name) ?? {}
  const times = passkeys.map(({ createdAt }) => createdAt)
  if (!lost.every((time) => times.includes(time)))
    throw new Error([fill(words.noPasskey, { name }), ...times].join('\n'))
  const closed = passkeys.filter(({ createdAt }) => lost.includes(createdAt))
  const token = await desk.inviteAgain(name, { lost: closed.map(({ id }) => id) })
  if (!token) return refused(words.unknown, name)
  const valid = times.filter((time) => !lost.includes(time))
  const told = valid.length > 0 ? [fill(words.passkeys, { name }), ...valid, ''] : []
  return [linkTo(token, name, words), ...told].join('\n')
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

/** The id of a doctor by id or name. Throws with all names. */
function doctorOf(typed: string, team: Team, { noDoctor }: StaffWords): string {
  const wanted = plainLetters(typed)
  const found = team.find(({ id, name }) => id === wanted || plainLetters(name) === wanted)
  if (found) return found.id
  const names = team.map(({ id, name }) => `${name} (${id})`)
  throw new Error(fill(noDoctor, { doctors: names.join(', ') }))
}

function linkTo(token: string, name: string, { invited }: StaffWords): string {
  const port = process.env.PORT || servedPort(clinicDir) || 4173
  const origin = readSettings(process.env).deskOrigin ?? `http://localhost:${port}`
  // The part behind # reaches no server and no log.
  return `${fill(invited, { name })}\n${origin}${deskPath}#invite=${token}`
}

function list(staff: Account[], { none, columns, roles, states }: StaffWords): string {
  if (staff.length === 0) return none
  const rows = staff.map(({ name, role, state }) => [name, roles[role] ?? role, states[state]])
  return table([columns.name, columns.role, columns.state], rows)
}

const usageOf = ({ usage, roles }: StaffWords): string =>
  usageText(usage.heading, 'staff', [
    ['', usage.list],
    [
      ' -- invite NAME ROLE [DOCTOR]',
      fill(usage.invite, { roles: Object.values(roles).join(', ') }),
    ],
    [' -- again NAME [TIME]', usage.again],
    [' -- disable NAME', usage.disable],
  ])

async function main(): Promise<void> {
  const [facts] = servedFacts(clinicDir)
  const store = createStore(databasePlace(clinicDir))
  try {
    console.log(await run(store, facts, process.argv.slice(2)))
  } finally {
    await store.close()
  }
}

main().catch(fail)
