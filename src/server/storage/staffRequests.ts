import { randomUUID } from 'node:crypto'
import type { AuditAct, Outcome } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import { phoneKey } from '../base/patientPhone'
import { noted } from './audit'
import type { Db } from './connection'
import { type Change, type Changed, columnsOf, isSeen, numberOf, unchanged } from './outcomes'
import { currentRules, fillNumbers } from './phoneNumbers'
import { type Slot, type SlotRules, slotRules } from './slot'
import { changedOne, insert, type Sql, sql } from './sql'
import { withReference } from './withReference'
import { worked, workedBy, workedRequest } from './workedRequests'

/** A phone call or walk-in. */
export type Entered = Record<'key' | 'name' | 'phone' | 'language' | 'note', string>

/** The state before an entry. */
const newRequest = JSON.stringify({ status: 'new', tries: 0, reason: '', note: '' })

/** The statement that inserts a row of the staff, and those of its first act. */
const withFirstAct = (
  db: Db,
  inserted: Sql,
  row: { id: string; reference: string },
  [act, audited]: [Outcome, AuditAct],
  staffId: string,
  rules: SlotRules | undefined,
) => ({
  inserted,
  act: insert(
    'acts',
    { request_id: row.id, staff_id: staffId, at: timestamp(db.now), act, before: newRequest },
    sql`WHERE ${changedOne}`,
  ),
  audited: noted(db, audited, row.reference, staffId, changedOne),
  ...rules?.note(db, staffId),
})

/**
 * Stores a request of the staff with its appointment, if the slot is free. Idempotent by its key:
 * another content is not stored.
 */
export async function enter(
  db: Db,
  entered: Entered,
  staffId: string,
  slot: Slot,
): Promise<Changed> {
  await fillNumbers(db)
  const { country } = db.settings
  const number = country ? phoneKey(entered.phone, country) : ''
  const { name, phone, language, note } = entered
  // Apart from the keys of the site's form.
  const key = `desk ${entered.key}`
  return withReference(async (reference) => {
    const rules = slotRules(slot, reference, sql`${number}`)
    const typed = {
      name,
      phone,
      language,
      note,
      appointment_at: slot.at,
      appointment_doctor: slot.doctor.id,
      appointment_minutes: slot.minutes,
      appointment_type: slot.type || null,
    }
    const row = {
      ...typed,
      id: randomUUID(),
      reference,
      doctor: '',
      request: '',
      received_at: timestamp(db.now),
      source: 'json',
      unlisted: 0,
      idempotency_key: key,
      phone_number: number,
      number_rules: currentRules(number),
      status: 'booked',
      version: 1,
      entered_by: staffId,
    } as const
    const inserted = insert(
      'requests',
      row,
      sql`WHERE NOT EXISTS (SELECT 1 FROM requests WHERE idempotency_key = ${key})
        AND ${rules.condition}`,
    )
    const { stored, ...results } = await db.write({
      ...withFirstAct(db, inserted, row, ['booked', 'entered'], staffId, rules),
      stored: worked(sql`WHERE idempotency_key = ${key}`),
      ...rules.obstacles,
    })
    const [found] = stored.rows
    if (!found) return { kind: 'asked', needs: rules.needsIn(results) }
    const columns = Object.keys(typed) as (keyof typeof typed)[]
    const isSame = columns.every((column) => found[column] === typed[column])
    return { kind: isSame ? 'changed' : 'keyReused', request: workedRequest(found) }
  })
}

/**
 * An outcome for the patient of a missed or past appointment, at its known version: a row of its
 * own, which an undo deletes. The first one stays on its day and in the figures.
 */
export async function followUp(
  db: Db,
  first: string,
  change: Change,
  staffId: string,
  slot?: Slot,
): Promise<Changed> {
  if (slot) await fillNumbers(db)
  return withReference(async (reference) => {
    const rules = slot && slotRules(slot, reference, numberOf(first))
    const { version, outcome } = change
    const id = randomUUID()
    const inserted = insert(
      'requests',
      {
        id,
        reference,
        name: sql`name`,
        phone: sql`phone`,
        doctor: sql`doctor`,
        request: sql`request`,
        language: sql`language`,
        preferences: sql`preferences`,
        received_at: timestamp(db.now),
        source: 'json',
        unlisted: 0,
        phone_number: sql`phone_number`,
        number_rules: sql`number_rules`,
        version: 1,
        tries: outcome === 'unreached' ? 1 : 0,
        ...columnsOf(change, slot),
        entered_by: staffId,
        follows: sql`reference`,
      },
      sql`FROM requests WHERE ${isSeen({ reference: first, version })}
        AND ${rules?.condition ?? sql`TRUE`}`,
    )
    const audited = outcome === 'booked' ? 'bookedAgain' : outcome
    const { made, known, ...results } = await db.write({
      ...withFirstAct(db, inserted, { id, reference }, [outcome, audited], staffId, rules),
      // A second outcome of the same version is a conflict.
      first: sql`UPDATE requests SET version = version + 1
        WHERE reference = ${first} AND EXISTS (SELECT 1 FROM requests WHERE id = ${id})`,
      event: insert(
        'desk_events',
        { request_id: sql`id` },
        sql`FROM requests WHERE reference = ${first} AND ${changedOne}`,
      ),
      made: workedBy(reference),
      known: workedBy(first),
      ...rules?.obstacles,
    })
    const [row] = made.rows
    if (row) return { kind: 'changed', request: workedRequest(row) }
    const [old] = known.rows
    if (!old) return { kind: 'unknown' }
    return unchanged(workedRequest(old), version, rules, results)
  })
}
