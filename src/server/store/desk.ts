import type { Client } from '@libsql/client'
import type { Change, Contact, Role, Wanted } from '../../desk/contract'
import { timestamp } from '../clock'
import { listAppointments } from './appointments'
import { commandLine, listAudit, noteListExport } from './audit'
import { newestEvent, readBoard } from './deskRows'
import { firstArrival, readFigureRows } from './figureRows'
import { createNameIndex } from './nameIndex'
import {
  findInvited,
  findPasskey,
  noteProof,
  type Passkey,
  type Proof,
  register,
} from './passkeyRows'
import { erase, noteExport, readPerson } from './personRows'
import { type Actor, changeRequest, findWorked, noteContact, undoChange } from './requestState'
import { searchRequests, wantedRequests } from './searchRequests'
import {
  endSession,
  findSession,
  openSession,
  openSessions,
  type Session,
  type Strength,
  touchSession,
} from './sessionRows'
import { disable, invite, inviteAgain, listStaff } from './staffRows'

/** Does one piece of work as a whole or not at all. */
type Use = <T>(work: (client: Client) => Promise<T>) => Promise<T>

/** The desk's part of the store: who may come in, and what they do with requests. */
export function deskStore(use: Use, now: () => number, wipe: () => Promise<boolean>) {
  const names = createNameIndex()
  const actor = (staffId: string): Actor => ({ staffId, now: now() })
  return {
    staff: () => use(listStaff),
    invite: (name: string, role: Role, by = commandLine) =>
      use((client) => invite(client, name, role, actor(by))),
    inviteAgain: (name: string, by = commandLine) =>
      use((client) => inviteAgain(client, name, actor(by))),
    disable: (name: string, by = commandLine) => use((client) => disable(client, name, actor(by))),

    invited: (secret: string) => use((client) => findInvited(client, secret, now())),
    register: (secret: string, passkey: Passkey) =>
      use((client) => register(client, secret, passkey, now())),
    passkey: (id: string) => use((client) => findPasskey(client, id)),
    noteProof: (proof: Proof) => use((client) => noteProof(client, proof, now())),

    openSession: (staffId: string, strength: Strength, before?: string) =>
      use((client) => openSession(client, { staffId, strength, before }, now())),
    session: (secret: string) => use((client) => findSession(client, secret, now())),
    openSessions: () => use((client) => openSessions(client, now())),
    touch: (session: Session) => use((client) => touchSession(client, session.hash, now())),
    endSession: (session: Session) => use((client) => endSession(client, session, now())),

    board: (today: string) => use((client) => readBoard(client, today)),
    search: (wanted: Wanted, page: number, timeZone: string) =>
      use((client) => searchRequests(client, names, wanted, page, timeZone)),
    newestEvent: () => use(newestEvent),
    find: (reference: string) => use((client) => findWorked(client, reference)),
    contact: (reference: string, act: Contact, staffId: string) =>
      use((client) => noteContact(client, reference, act, actor(staffId))),
    change: (reference: string, change: Change, staffId: string) =>
      use((client) => changeRequest(client, reference, change, actor(staffId))),
    undo: (reference: string, version: number, staffId: string) =>
      use((client) => undoChange(client, reference, version, actor(staffId))),
    person: (reference: string) => use((client) => readPerson(client, reference)),
    noteExport: (reference: string, staffId: string) =>
      use((client) => noteExport(client, reference, actor(staffId))),
    /** From the log of changes too, as `wipe` says. */
    async erase(reference: string, chosen: string[], staffId: string) {
      const removed = await use((client) => erase(client, { reference, chosen }, actor(staffId)))
      return { removed, wiped: removed === 0 || (await wipe()) }
    },
    appointments: (day: string) => use((client) => listAppointments(client, day)),
    wanted: (wanted: Wanted, timeZone: string) =>
      use((client) => wantedRequests(client, names, wanted, timeZone)),
    noteListExport: (staffId: string) =>
      use((client) => noteListExport(client, { at: timestamp(now()), staffId })),
    /** Between two instants: UTC, ISO 8601. */
    figureRows: (from: string, until: string) =>
      use((client) => readFigureRows(client, from, until)),
    firstArrival: () => use(firstArrival),
    audit: (most: number) => use((client) => listAudit(client, most)),
  }
}

export type DeskStore = ReturnType<typeof deskStore>
