import type {
  AuthenticationExtensionsClientOutputs,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import * as v from 'valibot'
import { role } from '../../shared/deskModel'
import { displayText } from '../../shared/displayText'

/**
 * A member's name, also the author of commits: one line with a letter or digit, because git drops
 * signs at its ends and refuses an empty rest.
 */
export const accountName = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.transform(displayText),
  v.trim(),
  v.regex(/^\P{Cc}*$/u),
  v.regex(/[\p{L}\p{N}]/u),
  v.maxLength(60),
)

/** `doctor`: id, of the role `doctor`. */
export const newAccount = v.strictObject({
  name: accountName,
  role,
  doctor: v.optional(v.string()),
})

/** Ids of passkeys that close with a new link. */
export const lostPasskeys = v.strictObject({ lost: v.optional(v.array(v.string()), []) })

/** A link that registers a passkey. The part behind # reaches no server and no log. */
export const invitationLink = v.strictObject({ link: v.string() })

const token = v.pipe(v.string(), v.maxLength(100))
export const invitationToken = v.object({ token })

const isOptions = (value: unknown) =>
  typeof value === 'object' && value !== null && 'challenge' in value

export const invitation = v.strictObject({
  name: v.string(),
  options: v.custom<PublicKeyCredentialCreationOptionsJSON>(isOptions),
})
export const requestOptions = v.custom<PublicKeyCredentialRequestOptionsJSON>(isOptions)

const text = v.pipe(v.string(), v.maxLength(20_000))
const credential = {
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(
    v.custom<AuthenticationExtensionsClientOutputs>(
      (value) => typeof value === 'object' && value !== null,
    ),
    {},
  ),
}

export const registrationResponse = v.object({
  ...credential,
  response: v.object({ clientDataJSON: text, attestationObject: text }),
})
export const registration = v.object({ token, response: registrationResponse })

export const signInResponse = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: v.optional(text),
  }),
})

/** Good for `seconds`. */
export const signInCode = v.strictObject({ code: v.string(), seconds: v.number() })
export type SignInCode = v.InferOutput<typeof signInCode>
export const typedCode = v.object({ code: v.pipe(v.string(), v.maxLength(40)) })
