import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { ask } from '../lib/ask'

export const isSupported = browserSupportsWebAuthn

export type Invited = { name: string; options: PublicKeyCredentialCreationOptionsJSON }

/** The dialog of the device was closed, or ran out of time. */
export class Cancelled extends Error {
  override name = 'Cancelled'
}

const dialog = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch(() => {
    throw new Cancelled()
  })

/** Signs in with any passkey this device has for the desk. Rejects with Cancelled or a DeskFault. */
export async function signIn(): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('/sign-in/options', {})
  await ask('/sign-in', await dialog(startAuthentication({ optionsJSON })))
}

/** Proves anew who is in, with their own passkey. Rejects with Cancelled or a DeskFault. */
export async function prove(): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('/prove/options', {})
  await ask('/prove', await dialog(startAuthentication({ optionsJSON })))
}

/** Makes a passkey on this device with an invitation's token, which is used up by it. */
export async function register(token: string): Promise<void> {
  const { options } = await ask<Invited>('/invitation', { token })
  const response = await dialog(startRegistration({ optionsJSON: options }))
  await ask('/register', { token, response })
}
