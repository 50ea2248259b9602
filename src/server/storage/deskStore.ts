import type { CountryCode } from '../../shared/country/countries'
import type { AuditAct, AuthMethod, Contact, Role } from '../../shared/deskModel'
import { phoneKey } from '../base/patientPhone'
import { addAbsence, listAbsences, type NewAbsence, removeAbsence } from './absenceRows'
import { type Answered, findEarlierWishes, findLinked, noteAnswer } from './answers'
import { type Actor, auditStatement, commandLine, listAudit, readConfirmations } from './audit'
import type { Database } from './connection'
import { appointmentsBetween, readDay, readTaken, readVisits } from './dayRows'
import { type ListName, newestEvent, readBoard, readList } from './deskRows'
import { type Entered, enterRequest, undoEntry } from './enterRequest'
import { feedDoctor, listFeeds, makeFeed, readFeed, revokeFeed } from './feedRows'
import { firstArrival, readFigureRows } from './figureRows'
import { followUp } from './followUp'
import { createNameIndex } from './nameIndex'
import {
  findInvited,
  findPasskey,
  noteProof,
  type Passkey,
  type Proof,
  register,
} from './passkeyRows'
import { erase, readPerson } from './personRows'
import { fillNumbers } from './phoneNumbers'
import {
  appointmentBefore,
  type Change,
  changeRequest,
  noteContact,
  undoChange,
} from './requestState'
import { type SearchQuery, searchAllRequests, searchRequests } from './searchRequests'
import { recordSender, type Sender } from './senders'
import {
  endSession,
  extendSession,
  findSession,
  openSession,
  openSessions,
  type Session,
} from './sessionRows'
import type { Slot } from './slot'
import { disable, invite, inviteAgain, type Loss, listStaff } from './staffRows'
import { keepToken, takeToken } from './tokens'
import {
  type KeptHour,
  keepHour,
  noteReminder,
  noteVisit,
  type Reminded,
  type VisitChange,
} from './visitState'
import { findWorked } from './workedRows'

/** Runs atomic work, with retries. */
type Use = <T>(work: (database: Database) => Promise<T>) => Promise<T>

/** The desk's part of the store: accounts, sessions, work on requests. */
export function deskStore(
  use: Use,
  now: () => number,
  wipe: () => Promise<boolean>,
  country?: CountryCode,
) {
  const names = createNameIndex(country)
  /** Work that compares phone numbers. */
  const withNumbers: Use = (work) =>
    use(async (database) => {
      if (country) await fillNumbers(database, country)
      return work(database)
    })
  const actor = (staffId: string): Actor => ({ staffId, now: now() })
  const record = (act: AuditAct, subject: string, staffId: string, condition?: string) =>
    use((database) => database.execute(auditStatement(act, subject, actor(staffId), condition)))
  const outcomeBy =
    (write: typeof changeRequest) =>
    (reference: string, change: Change, staffId: string, slot?: Slot) =>
      (slot ? withNumbers : use)((database) =>
        write(database, reference, change, actor(staffId), slot),
      )
  return {
    staff: () => use(listStaff),
    invite: (name: string, role: Role, by = commandLine, doctor?: string) =>
      use((database) => invite(database, { name, role, doctor }, actor(by))),
    inviteAgain: (name: string, loss: Loss = { lost: [] }, by = commandLine) =>
      use((database) => inviteAgain(database, name, loss, actor(by))),
    disable: (name: string, by = commandLine) =>
      use((database) => disable(database, name, actor(by))),

    invited: (secret: string) => use((database) => findInvited(database, secret, now())),
    register: (secret: string, passkey: Passkey) =>
      use((database) => register(database, secret, passkey, now())),
    passkey: (id: string) => use((database) => findPasskey(database, id)),
    noteProof: (proof: Proof) => use((database) => noteProof(database, proof, now())),

    openSession: (staffId: string, strength: AuthMethod, before?: string) =>
      use((database) => openSession(database, { staffId, strength, before }, now())),
    session: (secret: string) => use((database) => findSession(database, secret, now())),
    openSessions: () => use((database) => openSessions(database, now())),
    /**
     * Single-use tokens, valid for `ms` milliseconds: challenges, codes. Stored, because another
     * process may redeem them. `kind` separates uses.
     */
    tokens: (kind: string, ms: number) => ({
      keep: (key: string, value: string) =>
        use((database) =>
          keepToken(database, { key: `${kind} ${key}`, value, until: now() + ms }, now()),
        ),
      /** The value at the first use in time. */
      take: (key: string) => use((database) => takeToken(database, `${kind} ${key}`, now())),
    }),
    recordSender: (sender: Sender) => use((database) => recordSender(database, sender, now())),
    extend: (session: Session) => use((database) => extendSession(database, session, now())),
    endSession: (session: Session) => use((database) => endSession(database, session, now())),

    board: (today: string) => withNumbers((database) => readBoard(database, today)),
    list: (name: ListName, today: string, page: number) =>
      use((database) => readList(database, name, today, page)),
    search: (query: SearchQuery, page: number, timeZone: string) =>
      withNumbers((database) => searchRequests(database, names, query, page, timeZone)),
    newestEvent: () => use(newestEvent),
    find: (reference: string) => use((database) => findWorked(database, reference)),
    /** `link`: the secret of the link in a message. */
    contact: (reference: string, act: Contact, staffId: string, link?: string) =>
      use((database) => noteContact(database, reference, { act, link }, actor(staffId))),
    linked: (secret: string) => use((database) => findLinked(database, secret)),
    answer: (answered: Answered) => use((database) => noteAnswer(database, answered, now())),
    earlierWishes: (hour: { doctor: string; after: string }) =>
      use((database) => findEarlierWishes(database, hour)),
    /** `slot`: of a booking, whose rules are checked with it. */
    change: outcomeBy(changeRequest),
    /** Of a missed or past appointment. */
    followUp: outcomeBy(followUp),
    undo: (reference: string, version: number, staffId: string, slot?: Slot) =>
      (slot ? withNumbers : use)(
        async (database) =>
          (await undoEntry(database, reference, version, actor(staffId))) ??
          undoChange(database, reference, version, actor(staffId), slot),
      ),
    appointmentBefore: (reference: string) =>
      use((database) => appointmentBefore(database, reference)),
    /** A phone call or walk-in. */
    enter: ({ phone, ...rest }: Omit<Entered, 'number'>, staffId: string, slot: Slot) =>
      withNumbers((database) => {
        const number = country ? phoneKey(phone, country) : ''
        return enterRequest(database, { ...rest, phone, number }, slot, actor(staffId))
      }),
    visit: (reference: string, visit: VisitChange, staffId: string) =>
      use((database) => noteVisit(database, reference, visit, actor(staffId))),
    remind: (reference: string, reminder: Reminded, staffId: string) =>
      use((database) => noteReminder(database, reference, reminder, actor(staffId))),
    day: (day: string, monday: string) => use((database) => readDay(database, day, monday)),
    taken: (since: string, until: string) => use((database) => readTaken(database, since, until)),
    between: (from: string, until: string) =>
      use((database) => appointmentsBetween(database, from, until)),
    visits: (from: string, until: string) => use((database) => readVisits(database, from, until)),
    confirmations: (subjects: string[]) => use((database) => readConfirmations(database, subjects)),
    keep: (kept: KeptHour, staffId: string) =>
      use((database) => keepHour(database, kept, actor(staffId))),
    absences: (since: string) => use((database) => listAbsences(database, since)),
    addAbsence: (absence: NewAbsence, staffId: string) =>
      use((database) => addAbsence(database, absence, actor(staffId))),
    removeAbsence: (id: string, staffId: string) =>
      use((database) => removeAbsence(database, id, actor(staffId))),
    feeds: () => use(listFeeds),
    makeFeed: (doctor: { id: string; name: string }, staffId: string) =>
      use((database) => makeFeed(database, doctor, actor(staffId))),
    revokeFeed: (id: string, staffId: string) =>
      use((database) => revokeFeed(database, id, actor(staffId))),
    feedDoctor: (secret: string) => use((database) => feedDoctor(database, secret)),
    feed: (doctor: { id: string; name: string }, since: { day: string; instant: string }) =>
      use((database) => readFeed(database, doctor, since)),
    /** The person's requests. `act`: noted first, so that nothing is read without an entry. */
    async person(reference: string, act: 'opened' | 'exported', staffId: string) {
      const isThere = 'EXISTS (SELECT 1 FROM requests WHERE reference = :subject)'
      await record(act, reference, staffId, isThere)
      return withNumbers((database) => readPerson(database, reference))
    },
    /** Also from the write-ahead log; see `wipe`. */
    async erase(reference: string, chosen: string[], staffId: string) {
      const removed = await withNumbers((database) =>
        erase(database, { reference, chosen }, actor(staffId)),
      )
      return { removed, wiped: removed === 0 || (await wipe()) }
    },
    searchAll: (query: SearchQuery, timeZone: string) =>
      withNumbers((database) => searchAllRequests(database, names, query, timeZone)),
    noteListExport: (staffId: string) => record('listExported', '', staffId),
    /** Between two instants: UTC, ISO 8601. */
    figureRows: (from: string, until: string) =>
      use((database) => readFigureRows(database, from, until)),
    firstArrival: () => use(firstArrival),
    audit: (most: number) => use((database) => listAudit(database, most)),
  }
}

export type DeskStore = ReturnType<typeof deskStore>
