import { type AppointmentRequest, requestFields } from '../../shared/requestSchema'
import { clockSkew, timestamp } from '../base/clock'
import { phoneKey } from '../base/patientPhone'
import type { Db } from './connection'
import { currentRules } from './phoneNumbers'
import type { Added, Intake } from './requests'
import { senderStatements, waitOf } from './senders'
import { insert, sql } from './sql'
import type { Tables } from './tables'
import { withReference } from './withReference'

/**
 * Stores a request and queues its mail atomically, checks included, in one transaction under the
 * write lock. Idempotent by `id`.
 */
export async function addRequest(
  db: Db,
  { id, source, unlisted, language = '', idempotencyKey, address }: Intake & { id: string },
  request: AppointmentRequest,
): Promise<Added> {
  const { now, settings } = db
  const { country, addressLimit, phoneLimit, mailDomain } = settings
  const key = idempotencyKey ?? null
  const number = country ? phoneKey(request.phone, country) : ''
  const since = timestamp(now - (phoneLimit?.windowMs ?? 0))
  const most = phoneLimit?.count ?? Number.MAX_SAFE_INTEGER
  const sender =
    address !== undefined && addressLimit
      ? senderStatements({ purpose: 'request', address, limit: addressLimit }, id, now)
      : undefined
  // Marked, not refused: anyone can type anyone's number.
  const repeated = sql`CASE WHEN (SELECT count(*) FROM requests WHERE phone_number = ${number}
      AND received_at > ${since} AND received_at <= ${timestamp(now + clockSkew)}) >= ${most}
    THEN 1 ELSE 0 END`
  const statementsFor = (reference: string) => ({
    added: insert(
      'requests',
      {
        id,
        reference,
        ...request,
        received_at: timestamp(now),
        source,
        unlisted,
        language,
        idempotency_key: key,
        phone_number: number,
        number_rules: currentRules(number),
        repeated,
      },
      sql`WHERE NOT EXISTS (SELECT 1 FROM requests WHERE id = ${id} OR idempotency_key = ${key})
        AND ${sender?.mayPass ?? sql`TRUE`}`,
    ),
    found: sql<Tables['requests']>`SELECT * FROM requests
      WHERE id = ${id} OR idempotency_key = ${key}`,
    ...(sender && {
      waiting: sender.wait,
      noted: sender.note(sql`EXISTS (SELECT 1 FROM requests WHERE id = ${id})`),
      forgotten: sender.forget,
    }),
    ...(mailDomain && {
      queued: insert(
        'outbox',
        { request_id: sql`id`, message_id: `<${id}@${mailDomain}>`, due_at: sql`received_at` },
        sql`FROM requests
          WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM outbox WHERE request_id = ${id})`,
      ),
    }),
  })
  const { found, waiting } = await withReference((reference) => db.write(statementsFor(reference)))
  const [stored] = found.rows
  if (!stored) return { kind: 'tooMany', waitMs: waitOf(waiting, now) ?? 0 }
  const isSame = requestFields.every((field) => stored[field] === request[field])
  if (!isSame) return { kind: 'keyReused' }
  return { kind: 'stored', receipt: { id: stored.id, reference: stored.reference } }
}
