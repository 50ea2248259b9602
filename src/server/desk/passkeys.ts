import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import * as v from 'valibot'
import type { DeskStore } from '../store/desk'
import type { Passkey } from '../store/passkeyRows'
import { createOnce } from './once'

/** Ed25519, ES256, RS256: a newer Node would offer algorithms that older ones cannot check. */
const supportedAlgorithmIDs = [-8, -7, -257]
/** How long a dialog may stay open, in milliseconds. */
const patience = 5 * 60_000

const text = v.pipe(v.string(), v.maxLength(20_000))
const credential = { id: text, rawId: text, type: v.literal('public-key') }
const extensions = v.optional(v.looseObject({}), {})

export const registrationResponse = v.object({
  ...credential,
  response: v.object({ clientDataJSON: text, attestationObject: text }),
  clientExtensionResults: extensions,
})

export const signInResponse = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: v.optional(text),
  }),
  clientExtensionResults: extensions,
})

type Place = { origin: string; clinic: string }

const idOf = (origin: string) => new URL(origin).hostname

/**
 * Passkeys as the desk takes them: found by the browser itself, with the person
 * verified, each challenge good for one answer. What does not verify is undefined,
 * whatever was wrong with it.
 */
export function createPasskeys(desk: DeskStore) {
  const challenges = createOnce('challenge', patience, desk)
  const expects = (use: 'register' | 'sign-in') => async (challenge: string) =>
    (await challenges.take(challenge)) === use

  return {
    async registrationOptions({ origin, clinic }: Place, member: { id: string; name: string }) {
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
      await challenges.keep(options.challenge, 'register')
      return options
    },

    async registered(
      origin: string,
      response: v.InferOutput<typeof registrationResponse>,
    ): Promise<Passkey | undefined> {
      const result = await verifyRegistrationResponse({
        response,
        expectedChallenge: expects('register'),
        expectedOrigin: origin,
        expectedRPID: idOf(origin),
        requireUserVerification: true,
        supportedAlgorithmIDs,
      }).catch(() => undefined)
      if (!result?.verified) return undefined
      const { id, publicKey, counter } = result.registrationInfo.credential
      return { id, publicKey: isoBase64URL.fromBuffer(publicKey), counter }
    },

    async signInOptions(origin: string) {
      const options = await generateAuthenticationOptions({
        rpID: idOf(origin),
        timeout: patience,
        userVerification: 'required',
      })
      await challenges.keep(options.challenge, 'sign-in')
      return options
    },

    /** The passkey's new counter when the answer is its own and of now. */
    async proven(
      origin: string,
      response: v.InferOutput<typeof signInResponse>,
      { id, publicKey, counter }: Passkey,
    ): Promise<number | undefined> {
      const result = await verifyAuthenticationResponse({
        response,
        expectedChallenge: expects('sign-in'),
        expectedOrigin: origin,
        expectedRPID: idOf(origin),
        credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter },
        requireUserVerification: true,
      }).catch(() => undefined)
      return result?.verified ? result.authenticationInfo.newCounter : undefined
    },
  }
}
