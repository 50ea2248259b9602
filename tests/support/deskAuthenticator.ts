import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string }
type Lie = { origin?: string; verified?: boolean; crossOrigin?: boolean }

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A software authenticator with one ES256 passkey; its responses can be forged (`lie`). */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let count = 0

  const clientData = (type: string, { challenge }: Options, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge,
        origin: lie.origin ?? origin,
        crossOrigin: lie.crossOrigin ?? false,
      }),
    )

  function authData(attested: boolean, { verified = true }: Lie): Buffer {
    count += 1
    const flags = 1 | (verified ? 4 : 0) | (attested ? 64 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const head = [sha256(new URL(origin).hostname), Buffer.from([flags]), counter]
    if (!attested) return Buffer.concat(head)
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.concat([...head, Buffer.alloc(16), Buffer.from([0, 16]), id, isoCBOR.encode(key)])
  }

  const credential = {
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
  }
  return {
    register(options: Options, lie: Lie = {}) {
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(true, lie))],
      ])
      const response = {
        clientDataJSON: text(clientData('webauthn.create', options, lie)),
        attestationObject: text(
          isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
        ),
      }
      return { ...credential, response }
    },
    signIn(options: Options, lie: Lie = {}) {
      const data = clientData('webauthn.get', options, lie)
      const auth = authData(false, lie)
      const signature = sign('sha256', Buffer.concat([auth, sha256(data)]), privateKey)
      const response = {
        clientDataJSON: text(data),
        authenticatorData: text(auth),
        signature: text(signature),
      }
      return { ...credential, response }
    },
  }
}
