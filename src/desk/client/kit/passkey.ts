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

const inDialog = <T>(response: Promise<T>): Promise<T> =>
  response.catch(() => {
    throw new Cancelled()
  })

async function authenticate(route: 'POST /sign-in' | 'POST /prove'): Promise<void> {
  const optionsJSON = await call(`${route}/options`)
  await call(route, {}, await inDialog(startAuthentication({ optionsJSON })))
}

/** Signs in with any passkey of this device. Rejects with Cancelled or an ApiError. */
export const signIn = (): Promise<void> => authenticate('POST /sign-in')

/** Re-authenticates with the account's passkey. Rejects with Cancelled or an ApiError. */
export const reauth = (): Promise<void> => authenticate('POST /prove')

/** Registers a passkey with an invitation's token. Rejects with Cancelled or an ApiError. */
export async function register(token: string): Promise<void> {
  const { options } = await call('POST /invitation', {}, { token })
  const response = await inDialog(startRegistration({ optionsJSON: options }))
  await call('POST /register', {}, { token, response })
}
