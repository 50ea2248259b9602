import { startValidator } from '../../../src/editor/client/validator.ts'

/** The page that calls the validator's worker, with a clock. */
Object.assign(globalThis, { openGate: startValidator })
