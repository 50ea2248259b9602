import type { Contact } from '../../../shared/deskModel'
import { errorCode, postContact } from '../kit/call'
import { isTexts, readJson, writeStored } from '../kit/storage'

/** A contact that the server has not stored, without personal data. `link`: of the message. */
type Unsent = { owner: string; reference: string; act: Contact; link?: string | undefined }

const key = 'desk-contacts'

const areContacts = (stored: unknown) =>
  Array.isArray(stored) && stored.every((each) => isTexts(each, ['owner', 'reference', 'act']))
const readAll = () => readJson<Unsent[]>(key, areContacts) ?? []
const keep = (contacts: Unsent[]) => writeStored(key, JSON.stringify(contacts))

/** The number of an account's contacts that wait on this device. */
export const unsentCount = (owner: string): number =>
  readAll().filter((each) => each.owner === owner).length

/** Stores a contact; keeps it on this device if the server is unreachable or the session over. */
export async function sendContact(contact: Unsent): Promise<void> {
  const { reference, act, link } = contact
  await postContact(reference, { act, link }).catch((fault) => {
    // Deleted in the meantime.
    if (errorCode(fault) !== 'notFound') keep([...readAll(), contact])
  })
}

/** Sends what waits, of this account alone: each contact names who made it. */
export async function sendUnsent(owner: string): Promise<void> {
  const all = readAll()
  const own = all.filter((each) => each.owner === owner)
  // Taken first, so that no other tab sends them too.
  keep(all.filter((each) => each.owner !== owner))
  await Promise.all(own.map(sendContact))
}
