import { createHash, randomBytes } from 'node:crypto'

/** A secret for a link or a cookie: 32 random bytes, base64url. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** All the store keeps of a secret: its SHA-256, hexadecimal. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
