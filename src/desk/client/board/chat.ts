import { chatAppNames, chatHref } from '../../../shared/formats/chat'
import type { DeskRequest, Me } from '../../contract/contract'
import { fill, words } from '../kit/text'
import { wallTimeText } from '../kit/times'

type Clinic = Me['clinic']

export const chatName = ({ chat }: Clinic): string | undefined => chat && chatAppNames[chat]

/**
 * A chat with the appointment's time and address, otherwise with a greeting. Neither mentions the
 * treatment.
 */
export function requestChatHref(request: DeskRequest, clinic: Clinic): string {
  const { messages } = words
  const isBooked = request.standing === 'booked'
  const text = isBooked ? messages.confirmation : request.greeting || messages.greeting
  const greeting = fill(text, {
    name: request.name,
    clinic: clinic.name,
    time: wallTimeText(request.appointmentAt ?? '', ''),
    address: clinic.address,
  })
  return chatHref({ app: clinic.chat ?? 'whatsapp', phone: request.dial, greeting })
}
