import { startValidator } from '../../../src/editor/client/validator.ts'

/** Gives a test page the client of the validator's worker. */
Object.assign(globalThis, { openValidator: startValidator })
