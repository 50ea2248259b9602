import { chatAppNames, chatHref } from '../../../shared/formats/chat'
import type { DeskRequest, Me } from '../../contract/contract'
import { fill, words } from '../kit/text'
import { wallTimeText } from '../kit/times'

type Clinic = Me['clinic']

export const chatName = ({ chat }: Clinic): string | undefined => chat && chatAppNames[chat]

/** A chat with a greeting, which does not mention the treatment. */
export const greetingHref = ({ name, dial, greeting }: DeskRequest, clinic: Clinic): string =>
  chatHref({
    app: clinic.chat ?? 'whatsapp',
    phone: dial,
    greeting: fill(greeting || words.messages.greeting, { name, clinic: clinic.name }),
  })

/** A chat with the appointment's day, time and address. */
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
      time: wallTimeText(appointmentAt ?? '', ''),
      address: clinic.address,
    }),
  })
