import type { Role } from '../src/desk/contract.ts'
import { plainLetters } from '../src/formats/letters.ts'
import { databasePlace } from '../src/server/database.ts'
import { deskPath } from '../src/server/desk/files.ts'
import { fill } from '../src/server/readJson.ts'
import { readSettings } from '../src/server/settings.ts'
import { siteLanguage } from '../src/server/siteLanguage.ts'
import type { DeskStore } from '../src/server/store/desk.ts'
import type { Member } from '../src/server/store/staffRows.ts'
import { createStore } from '../src/server/store.ts'
import { clinicDir } from './build/places.ts'
import { table } from './requests/table.ts'
import { readStaffWords, type StaffWords } from './staff/words.ts'

/**
 * `npm run staff`: who may come to the desk. Without a word it lists the accounts;
 * `-- invite NAME ROLE` and `-- again NAME` print a link that registers a passkey,
 * `-- disable NAME` takes everything back. Reads DATA_DIR, DATABASE_URL, DESK_ORIGIN and
 * PORT as the server does; exits 1 when it could not do what was asked.
 */
async function run(desk: DeskStore, words: StaffWords, [command, name, role, ...rest]: string[]) {
  if (command === undefined) return list(await desk.staff(), words)
  const wanted = roleOf(role, words)
  if (command === 'invite' && name && wanted && rest.length === 0) {
    const token = await desk.invite(name.trim().normalize('NFC'), wanted)
    return token ? linkTo(token, name, words) : refused(words.taken, name)
  }
  if (!name || role !== undefined) throw new Error(usageText(words))
  if (command === 'again') {
    const token = await desk.inviteAgain(name)
    return token ? linkTo(token, name, words) : refused(words.unknown, name)
  }
  if (command !== 'disable') throw new Error(usageText(words))
  const outcome = await desk.disable(name)
  return outcome === 'disabled' ? fill(words.disabled, { name }) : refused(words[outcome], name)
}

const refused = (sentence: string, name: string): never => {
  throw new Error(fill(sentence, { name }))
}

/** Written in whatever capitals, with or without the marks of its letters, or as the code calls it. */
function roleOf(typed: string | undefined, { roles }: StaffWords): Role | undefined {
  const wanted = plainLetters(typed ?? '')
  return (Object.keys(roles) as Role[]).find(
    (role) => role === wanted || plainLetters(roles[role]) === wanted,
  )
}

function linkTo(token: string, name: string, { invited }: StaffWords): string {
  const origin =
    readSettings(process.env).deskOrigin ?? `http://localhost:${process.env.PORT || 4173}`
  // Behind the # it is sent to no server and stands in no log.
  return `${fill(invited, { name })}\n${origin}${deskPath}#invite=${token}`
}

function list(staff: Member[], { none, columns, roles, states }: StaffWords): string {
  if (staff.length === 0) return none
  const stateOf = ({ disabledAt, passkeys }: Member) =>
    disabledAt ? states.closed : passkeys > 0 ? states.open : states.invited
  const rows = staff.map((member) => [member.name, roles[member.role], stateOf(member)])
  return table([columns.name, columns.role, columns.state], rows)
}

function usageText({ usage, roles }: StaffWords): string {
  const lines = [
    ['', usage.list],
    [' -- invite NAME ROLE', fill(usage.invite, { roles: Object.values(roles).join(', ') })],
    [' -- again NAME', usage.again],
    [' -- disable NAME', usage.disable],
  ]
  const commands = lines.map(([words, does]) => `  ${`npm run staff${words}`.padEnd(38)}${does}`)
  return [usage.heading, ...commands].join('\n')
}

async function main(): Promise<void> {
  const words = readStaffWords(clinicDir, siteLanguage(clinicDir))
  const store = createStore(databasePlace(clinicDir))
  try {
    console.log(await run(store.desk, words, process.argv.slice(2)))
  } finally {
    await store.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
