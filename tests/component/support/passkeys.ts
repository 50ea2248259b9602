import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { afterEach, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

type Authenticator = { authenticatorId: string }

let added: Authenticator | undefined

afterEach(async () => {
  if (added) await cdp().send('WebAuthn.removeVirtualAuthenticator', added)
  added = undefined
})

/** Adds a virtual authenticator whose user is verified. */
export async function addAuthenticator(): Promise<void> {
  await cdp().send('WebAuthn.enable')
  added = (await cdp().send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })) as Authenticator
}

/** Makes screens that offer a passkey fail to render. Returns a function that mends them. */
export function breakPasskeys(): () => void {
  const { PublicKeyCredential: own } = window
  const value = {
    configurable: true,
    get() {
      throw new Error('no passkeys')
    },
  }
  Object.defineProperty(window, 'PublicKeyCredential', value)
  const mend = () => {
    Object.defineProperty(window, 'PublicKeyCredential', { value: own, configurable: true })
  }
  onTestFinished(mend)
  return mend
}

/** Options of a passkey's registration. */
export const creationOptions: PublicKeyCredentialCreationOptionsJSON = {
  challenge: 'AAAA',
  rp: { id: location.hostname, name: 'Mercan' },
  user: { id: 'AAAA', name: 'Gül', displayName: 'Gül' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
}

/** Registers a passkey of this page with the authenticator. */
export async function addPasskey(): Promise<void> {
  const bytes = new Uint8Array(16)
  await navigator.credentials.create({
    publicKey: {
      ...(creationOptions as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes,
      user: { ...creationOptions.user, id: bytes },
    },
  })
}
