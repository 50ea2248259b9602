import sectionFiles from '../section-files.gen.json' with { type: 'json' }
import type { PagesFile, Treatment, TreatmentsFile } from '../types.gen.ts'

type Section = PagesFile['pages'][number]['sections'][number]

/** Texts of a file, or those below some of its keys. */
export type Need = { kind: 'content' | 'locale'; name: string; keys?: readonly string[] }

const files: Record<string, { content: string[]; locale: string[] }> = sectionFiles

/** The locale files with texts for visitors. */
export const namespaces: readonly string[] = [
  ...new Set([
    ...Object.values(files).flatMap(({ locale }) => locale),
    'offline',
    'server',
    'desk',
  ]),
].filter((name) => name !== 'locale')

/** What every page needs: frame, 404 page, offline notice. */
export const needsOfFrame = (): Need[] => [
  ...needsOfKind('frame').map(onlyHours),
  ...needsOfKind('not-found'),
  { kind: 'locale', name: 'offline' },
]

/** Of the contact texts, the footer shows hours and address. */
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

/** The files and lists of these sections' records. */
const homes: Partial<Record<Section['kind'], [file: string, list: string]>> = {
  prose: ['prose', 'texts'],
  questions: ['questions', 'groups'],
  gallery: ['galleries', 'galleries'],
  call: ['calls', 'calls'],
}

/**
 * The texts a section shows: only its own record, with a treatment everything it refers to; with
 * the form also the privacy notice and the server's responses.
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
