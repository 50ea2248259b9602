import { type AppointmentRequest, requestFields } from '../../shared/requestSchema'
import { clockSkew, timestamp } from '../base/clock'
import { phoneKey } from '../base/patientPhone'
import type { Database, Row, Statement } from './connection'
import { currentRules } from './phoneNumbers'
import type { Added, AddOptions, Intake } from './requestRows'
import { senderStatements, waitOf } from './senders'
import { withReference } from './withReference'

/**
 * Stores a request and queues its mail atomically, checks included, in one batch: a transaction
 * under the write lock, or one round trip to a database server.
 */
export async function addRequest(
  database: Database,
  intake: Intake & { id: string },
  request: AppointmentRequest,
  options: AddOptions,
): Promise<Added> {
  const [, stored, waiting] = await withReference((reference) =>
    database.batch(statementsFor(reference, request, intake, options), 'write'),
  )
  return (
    outcome(stored?.rows[0], request) ?? {
      kind: 'tooMany',
      waitMs: waitOf(waiting, options.now) ?? 0,
    }
  )
}

function statementsFor(
  reference: string,
  request: AppointmentRequest,
  { id, source, unlisted, language = '', idempotencyKey, address }: Intake & { id: string },
  { now, country, addressLimit, phoneLimit, mailDomain }: AddOptions,
): Statement[] {
  const key = idempotencyKey ?? null
  const receivedAt = timestamp(now)
  const limit = {
    number: country ? phoneKey(request.phone, country) : '',
    since: timestamp(now - (phoneLimit?.windowMs ?? 0)),
    until: timestamp(now + clockSkew),
    most: phoneLimit?.count ?? Number.MAX_SAFE_INTEGER,
  }
  const sender =
    address !== undefined && addressLimit
      ? senderStatements({ purpose: 'request', address, limit: addressLimit }, id, now)
      : undefined
  const row = {
    id,
    reference,
    ...request,
    source,
    unlisted,
    language,
    key,
    receivedAt,
  }
  // Marked, not refused: anyone can type anyone's number.
  const insert = {
    sql: `INSERT INTO requests (id, reference, ${requestFields.join(', ')}, received_at, source,
        unlisted, language, idempotency_key, phone_number, number_rules, repeated)
      SELECT :id, :reference, ${requestFields.map((field) => `:${field}`).join(', ')}, :receivedAt,
        :source, :unlisted, :language, :key, :number, ${currentRules},
        CASE WHEN (SELECT count(*) FROM requests WHERE
          phone_number = :number AND received_at > :since AND received_at <= :until) >= :most
          THEN 1 ELSE 0 END
      WHERE NOT EXISTS (SELECT 1 FROM requests WHERE id = :id OR idempotency_key = :key)
        AND ${sender?.mayPass.sql ?? 'TRUE'}`,
    args: { ...row, ...limit, ...sender?.mayPass.args },
  }
  const find = {
    sql: 'SELECT * FROM requests WHERE id = :id OR idempotency_key = :key',
    args: { id, key },
  }
  const queue = {
    sql: `INSERT INTO outbox (request_id, message_id, due_at)
      SELECT id, :messageId, received_at FROM requests
      WHERE id = :id AND NOT EXISTS (SELECT 1 FROM outbox WHERE request_id = :id)`,
    args: { id, messageId: `<${id}@${mailDomain}>` },
  }
  const isStored = 'EXISTS (SELECT 1 FROM requests WHERE id = :id)'
  return [
    insert,
    find,
    ...(sender ? [sender.wait, sender.note(isStored, { id }), sender.forget] : []),
    ...(mailDomain ? [queue] : []),
  ]
}

function outcome(stored: Row | undefined, request: AppointmentRequest): Added | undefined {
  if (!stored) return undefined
  const isSame = requestFields.every((field) => stored[field] === request[field])
  if (!isSame) return { kind: 'keyReused' }
  const receipt = { id: String(stored.id), reference: String(stored.reference) }
  return { kind: 'stored', receipt }
}
