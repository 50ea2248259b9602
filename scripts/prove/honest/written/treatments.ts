import type { ContentFiles } from '../../../../src/content/types.gen.ts'
import type { Draft } from '../draft.ts'

type Services = ContentFiles['services']['services']

/** Does the edit, and takes out of the treatments who and what is no longer there: the gate asks for it. */
export const andTreatments = (edit: (draft: Draft) => void) => (draft: Draft) => {
  edit(draft)
  const ids = (file: string) => new Set(draft.textOf(file).match(/(?<="id": ")[^"]+/g))
  const known = { doctors: ids('content/doctors.json'), prices: ids('content/prices.json') }
  draft.change('treatments', ({ treatments }) => {
    for (const treatment of treatments) {
      for (const key of ['doctors', 'prices'] as const) {
        const [first, ...others] = (treatment[key] ?? []).filter((id) => known[key].has(id))
        if (first === undefined) delete treatment[key]
        else treatment[key] = [first, ...others]
      }
    }
  })
}

/** Edits the services, of which those that a treatment is about stand first; `named`: how many they are. */
export const serviceList = (edit: (services: Services, named: number) => void) => (draft: Draft) =>
  draft.change('treatments', ({ treatments }) => {
    const about = new Set(treatments.map(({ service }) => service))
    draft.change('services', ({ services }) => {
      services.sort((one, other) => Number(about.has(other.id)) - Number(about.has(one.id)))
      edit(services, services.filter(({ id }) => about.has(id)).length)
    })
  })
