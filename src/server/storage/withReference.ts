import { createReference } from '../base/reference'
import { DatabaseError } from './connection'

/** Runs a write with a new reference, and with another if that one exists (one in millions). */
export async function withReference<T>(write: (reference: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write(createReference())
    } catch (error) {
      const isDuplicate = error instanceof DatabaseError && error.kind === 'duplicate'
      if (!isDuplicate || attempt === 5) throw error
    }
  }
}
