import type { DeskRequest } from '../../contract/contract'

/** The secrets of the next messages, by reference: each message has its own. */
const next = new Map<string, string>()

/** 128 bits, base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What the next message to a patient ends with; '' without a link. */
export function linkText({ reference, answerLead }: DeskRequest): string {
  if (!answerLead) return ''
  const secret = next.get(reference) ?? newSecret()
  next.set(reference, secret)
  return answerLead + secret
}

/** The address of a chat or SMS, whose text ends in the link. */
export const linkedHref = (href: string, request: DeskRequest): string =>
  href && href + encodeURIComponent(linkText(request))

/** The secret of the message that is sent now, for the server. */
export function takeSecret(reference: string): string | undefined {
  const secret = next.get(reference)
  next.delete(reference)
  return secret
}
