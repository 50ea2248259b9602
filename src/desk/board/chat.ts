import { chatAppNames, chatHref } from '../../formats/chat'
import type { DeskRequest, Me } from '../contract'
import { sayWallTime } from '../lib/times'
import { fill, words } from '../lib/words'

type Clinic = Me['clinic']

/** The chat's name; undefined where the clinic has none. */
export const chatName = ({ chat }: Clinic): string | undefined => chat && chatAppNames[chat]

/** A chat with the patient, a greeting already typed in: nothing in it says what for. */
export const greetingHref = ({ name, dial, greeting }: DeskRequest, clinic: Clinic): string =>
  chatHref({
    app: clinic.chat ?? 'whatsapp',
    phone: dial,
    greeting: fill(greeting || words.messages.greeting, { name, clinic: clinic.name }),
  })

/** The same with the agreed day, hour and address. */
export const confirmationHref = (
  { name, dial, appointmentAt }: DeskRequest,
  clinic: Clinic,
): string =>
  chatHref({
    app: clinic.chat ?? 'whatsapp',
    phone: dial,
    greeting: fill(words.messages.confirmation, {
      name,
      clinic: clinic.name,
      time: sayWallTime(appointmentAt ?? '', ''),
      address: clinic.address,
    }),
  })
