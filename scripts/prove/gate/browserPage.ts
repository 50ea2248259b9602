import { openGate } from '../../../src/desk/editor/gate.ts'

/** The page in which the proof asks the gate's worker: what the editor's own page does, and a clock. */
Object.assign(globalThis, { openGate })
