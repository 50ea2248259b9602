import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databasePlace } from '../../../src/server/storage/database.ts'
import { createStore, type RequestStore } from '../../../src/server/storage/store.ts'
import { patientAnswers } from '../../../src/shared/deskModel.ts'
import { writeFiles } from '../../support/folders.ts'
import { must } from '../proof.ts'

/** Each patient answers from an address of their own. */
export const answering = { TRUST_PROXY: '1', DESK_ORIGIN: 'https://www.mercan.example' }

const hour = '2099-01-02T10:00'

/** Runs `work` with the store of the clinic below `root`, without its server. */
async function withStore<T>(root: string, work: (store: RequestStore) => Promise<T>): Promise<T> {
  const store = createStore(databasePlace(root, {}))
  return work(store).finally(() => store.close())
}

/** Patients with the links of messages, who change their answers one after another. */
export async function invitePatients(root: string, count: number) {
  const file = join(root, 'content/clinic.json')
  const clinic = { ...JSON.parse(readFileSync(file, 'utf8')), answerLinks: true }
  writeFiles(root, { 'content/clinic.json': JSON.stringify(clinic) })
  const patients = Array.from({ length: count }, (_, at) => ({
    name: `Randevulu ${at}`,
    secret: randomBytes(16).toString('base64url'),
    acknowledged: 0,
  }))
  await withStore(root, async (store) => {
    for (const { name, secret } of patients) {
      const form = { name, phone: '', doctor: '', request: '' }
      const added = await store.add(form, { source: 'json', unlisted: false })
      must(added.kind === 'stored', 'nothing was stored')
      const { reference } = added.receipt
      const booked = { outcome: 'booked', appointmentAt: hour, note: '', version: 0 } as const
      await store.desk.change(reference, booked, '')
      await store.desk.contact(reference, 'messaged', '', secret)
    }
  })
  const answerAt = (at: number) => patientAnswers[at % patientAnswers.length] ?? 'coming'

  return {
    isPatient: (name: string) => patients.some((each) => each.name === name),
    /** Answers until it is over, and again what was not acknowledged; resolves to the number. */
    async answerAll(origin: () => string, isOver: () => boolean): Promise<number> {
      const answers = async (patient: (typeof patients)[number], at: number) => {
        while (!isOver()) {
          const body = new URLSearchParams({ answer: answerAt(patient.acknowledged + 1), at: hour })
          const response = await fetch(`${origin()}/yonetim/randevu/${patient.secret}`, {
            method: 'POST',
            redirect: 'manual',
            body,
            headers: { 'X-Forwarded-For': `10.${at}.${Math.floor(patient.acknowledged / 50)}.1` },
          }).catch(() => undefined)
          if (response?.status === 303) patient.acknowledged += 1
          else await wait(50)
        }
      }
      await Promise.all(patients.map(answers))
      return patients.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
    },
    /** Throws unless each patient's answer is the last acknowledged one, or the one after it. */
    mustBeKept: () =>
      withStore(root, async ({ desk }) => {
        for (const { name, secret, acknowledged } of patients) {
          const answer = (await desk.linked(secret))?.answer
          const possible = [
            acknowledged === 0 ? '' : answerAt(acknowledged),
            answerAt(acknowledged + 1),
          ]
          must(
            possible.some((each) => each === answer),
            `${name}: «${answer}» of ${possible}`,
          )
        }
      }),
  }
}
