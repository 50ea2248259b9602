import sectionFiles from '../section-files.gen.json' with { type: 'json' }
import type { PagesFile, Treatment, TreatmentsFile } from '../types.gen.ts'

type Section = PagesFile['pages'][number]['sections'][number]

/** Texts that something shows: those of a file, or of it what begins with one of these keys. */
export type Need = { kind: 'content' | 'locale'; name: string; keys?: readonly string[] }

const files: Record<string, { content: string[]; locale: string[] }> = sectionFiles

/** The files of texts that visitors read. */
export const namespaces: readonly string[] = [
  ...new Set([
    ...Object.values(files).flatMap(({ locale }) => locale),
    'offline',
    'server',
    'desk',
  ]),
].filter((name) => name !== 'locale')

/** What stands around every page, whatever becomes of it: frame, 404 page, the note without a line. */
export const needsOfFrame = (): Need[] => [
  ...needsOfKind('frame').map(onlyHours),
  ...needsOfKind('not-found'),
  { kind: 'locale', name: 'offline' },
]

/** Of all that the contact page says, the foot of the site shows the hours and the place. */
const onlyHours = (need: Need): Need =>
  need.kind === 'locale' && need.name === 'contact'
    ? { ...need, keys: ['hours.', 'address.'] }
    : need

const needsOfKind = (kind: string): Need[] => {
  const { content = [], locale = [] } = files[kind] ?? {}
  return [
    ...content.map((name): Need => ({ kind: 'content', name })),
    ...locale.map((name): Need => ({ kind: 'locale', name })),
  ]
}

/** Where the records of these sections stand. */
const homes: Partial<Record<Section['kind'], [file: string, list: string]>> = {
  prose: ['prose', 'texts'],
  questions: ['questions', 'groups'],
  gallery: ['galleries', 'galleries'],
  call: ['calls', 'calls'],
}

/**
 * What a section shows. A section with a record shows that one alone, a treatment all it
 * names as well; a form is not shown without the notice it refers to, nor without the
 * server's answers to it.
 */
export function needsOfSection({ kind, record }: Section, treatments: TreatmentsFile): Need[] {
  const home = homes[kind]
  if (home) return [{ kind: 'content', name: home[0], keys: [`${home[1]}.${record}.`] }]
  const needs = needsOfKind(kind)
  if (kind === 'appointment')
    return [...needs, ...needsOfKind('privacy'), { kind: 'locale', name: 'server' }]
  if (kind !== 'treatment') return needs
  const treatment = treatments.treatments.find(({ id }) => id === record)
  if (!treatment) return needs
  const named = recordsOf(treatment)
  return needs.map((need) => {
    const keys = need.kind === 'content' ? named[need.name] : undefined
    return keys ? { ...need, keys } : need
  })
}

const recordsOf = (treatment: Treatment): Record<string, string[]> => ({
  treatments: [`treatments.${treatment.id}.`],
  services: [`services.${treatment.service}.`],
  doctors: (treatment.doctors ?? []).map((id) => `doctors.${id}.`),
  questions: treatment.questions ? [`groups.${treatment.questions}.`] : [],
})
