import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { call } from './call'

export const isSupported = browserSupportsWebAuthn

/** The device's dialog was closed or timed out. */
export class Cancelled extends Error {
  override name = 'Cancelled'
}

const dialog = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch(() => {
    throw new Cancelled()
  })

/** Signs in with any passkey of this device. Rejects with Cancelled or an ApiError. */
export async function signIn(): Promise<void> {
  const optionsJSON = await call('POST /sign-in/options')
  await call('POST /sign-in', {}, await dialog(startAuthentication({ optionsJSON })))
}

/** Re-authenticates with the account's passkey. Rejects with Cancelled or an ApiError. */
export async function reauth(): Promise<void> {
  const optionsJSON = await call('POST /prove/options')
  await call('POST /prove', {}, await dialog(startAuthentication({ optionsJSON })))
}

/**
 * Registers a passkey with an invitation's token, which is single-use. Rejects with Cancelled or
 * an ApiError.
 */
export async function register(token: string): Promise<void> {
  const { options } = await call('POST /invitation', {}, { token })
  const response = await dialog(startRegistration({ optionsJSON: options }))
  await call('POST /register', {}, { token, response })
}
