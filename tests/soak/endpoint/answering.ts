import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databasePlace } from '../../../src/server/storage/database.ts'
import { createStore, type RequestStore } from '../../../src/server/storage/store.ts'
import { patientAnswers } from '../../../src/shared/deskModel.ts'
import { storeRequest } from '../../support/deskSessions.ts'
import { writeFiles } from '../../support/folders.ts'
import { must } from '../proof.ts'

/** Each patient answers from addresses of their own. */
export const answering = { TRUST_PROXY: '1', DESK_ORIGIN: 'https://www.mercan.example' }

const at = '2099-01-02T10:00'
const answerOf = (count: number) => patientAnswers[count % patientAnswers.length] ?? ''

/** Patients with the links of messages, who change their answers one after another. */
export async function invitePatients(root: string, count: number) {
  const clinic = JSON.parse(readFileSync(join(root, 'content/clinic.json'), 'utf8'))
  writeFiles(root, { 'content/clinic.json': JSON.stringify({ ...clinic, answerLinks: true }) })
  const patients = Array.from({ length: count }, (_, number) => ({
    name: `Randevulu ${number}`,
    secret: randomBytes(16).toString('base64url'),
    acknowledged: 0,
  }))
  type Patient = (typeof patients)[number]
  const eachOf = async (work: (store: RequestStore, patient: Patient) => Promise<void>) => {
    const store = createStore(databasePlace(root, {}))
    for (const patient of patients) await work(store, patient)
    await store.close()
  }
  await eachOf(async (store, { name, secret }) => {
    const form = { name, phone: '', doctor: '', request: '' }
    const reference = await storeRequest(store, form)
    const booked = { outcome: 'booked', appointmentAt: at, note: '', version: 0 } as const
    await store.change(reference, booked, '')
    await store.contact(reference, 'messaged', '', secret)
  })

  return {
    isPatient: (name: string) => patients.some((each) => each.name === name),
    /** Answers until it is over, and again what was not acknowledged; resolves to the number. */
    async answerAll(origin: () => string, isOver: () => boolean): Promise<number> {
      const answer = async (patient: Patient, number: number) => {
        while (!isOver()) {
          const { secret, acknowledged } = patient
          const response = await fetch(`${origin()}/yonetim/randevu/${secret}`, {
            method: 'POST',
            redirect: 'manual',
            body: new URLSearchParams({ answer: answerOf(acknowledged + 1), at }),
            headers: { 'X-Forwarded-For': `10.${number}.${Math.floor(acknowledged / 50)}.1` },
          }).catch(() => undefined)
          if (response?.status === 303) patient.acknowledged += 1
          else await wait(50)
        }
      }
      await Promise.all(patients.map(answer))
      return patients.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
    },
    /** Throws unless each patient's answer is the last acknowledged one, or the one after it. */
    mustBeKept: () =>
      eachOf(async (desk, { name, secret, acknowledged }) => {
        const { answer } = (await desk.linked(secret)) ?? {}
        const last = acknowledged === 0 ? '' : answerOf(acknowledged)
        const isKept = answer === last || answer === answerOf(acknowledged + 1)
        must(isKept, `${name}: «${answer}» instead of «${last}»`)
      }),
  }
}
