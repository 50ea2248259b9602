import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { DeskRoutes } from '../../desk/contract/routes'
import type { Parsed } from '../../shared/contract'
import type { Passkey } from '../storage/passkeys'
import type { RequestStore } from '../storage/store'

/** Ed25519, ES256, RS256: supported by every Node version. */
const supportedAlgorithmIDs = [-8, -7, -257]
/** Milliseconds. */
const patience = 5 * 60_000

const idOf = (origin: string) => new URL(origin).hostname

/** Whether the browser names another site around the page; the library does not check it. */
const isFramed = (clientData: string): boolean =>
  decodeClientDataJSON(clientData).crossOrigin === true

const keyOf = (challenge: string) => `challenge ${challenge}`

/** Discoverable passkeys with user verification, single-use challenges; undefined if invalid. */
export function createPasskeys(desk: RequestStore) {
  const expected = (use: 'register' | 'sign-in', origin: string) => ({
    expectedChallenge: async (challenge: string) =>
      (await desk.takeToken(keyOf(challenge))) === use,
    expectedOrigin: origin,
    expectedRPID: idOf(origin),
    requireUserVerification: true,
  })

  return {
    async registrationOptions(
      origin: string,
      clinic: string,
      member: { id: string; name: string },
    ) {
      const options = await generateRegistrationOptions({
        rpName: clinic,
        rpID: idOf(origin),
        userID: new TextEncoder().encode(member.id),
        userName: member.name,
        userDisplayName: member.name,
        timeout: patience,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs,
      })
      await desk.keepToken(keyOf(options.challenge), 'register', patience)
      return options
    },

    async registered(
      origin: string,
      response: Parsed<DeskRoutes['POST /register']>['response'],
    ): Promise<Passkey | undefined> {
      const result = await verifyRegistrationResponse({
        response,
        ...expected('register', origin),
        supportedAlgorithmIDs,
      }).catch(() => undefined)
      if (!result?.verified || isFramed(response.response.clientDataJSON)) return undefined
      const { id, publicKey, counter } = result.registrationInfo.credential
      return { id, publicKey: isoBase64URL.fromBuffer(publicKey), counter }
    },

    async signInOptions(origin: string) {
      const options = await generateAuthenticationOptions({
        rpID: idOf(origin),
        timeout: patience,
        userVerification: 'required',
      })
      await desk.keepToken(keyOf(options.challenge), 'sign-in', patience)
      return options
    },

    /** The new counter of a valid assertion. */
    async proven(
      origin: string,
      response: Parsed<DeskRoutes['POST /sign-in']>,
      { id, publicKey, counter }: Passkey,
    ): Promise<number | undefined> {
      const result = await verifyAuthenticationResponse({
        response,
        ...expected('sign-in', origin),
        credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter },
      }).catch(() => undefined)
      if (!result?.verified || isFramed(response.response.clientDataJSON)) return undefined
      return result.authenticationInfo.newCounter
    },
  }
}
