import * as v from 'valibot'
import { pastAct } from '../../shared/deskModel'
import { deskRequest } from './contract'

/** All data of one patient, oldest request first, with every act. */
export const patientData = v.strictObject({
  requests: v.array(v.strictObject({ ...deskRequest.entries, acts: v.array(pastAct) })),
})
export type PatientData = v.InferOutput<typeof patientData>

export const erasure = v.strictObject({
  references: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(20))),
    v.minLength(1),
    v.maxLength(500),
  ),
})

/** `wiped`: no file holds the data; false while another process reads one, and the server retries. */
export const erased = v.strictObject({ removed: v.number(), wiped: v.boolean() })
