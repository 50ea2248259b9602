import { onceFor } from '../../shared/once.ts'
import generated from './fields.gen.json' with { type: 'json' }

/** A step from a file's root to a text; `mayGo`: an optional field, an item of a list that may be empty. */
type Step = { name: string; mayGo: boolean }

/** A translatable field. `without`: what a language shows until it is translated. */
export type Field = { steps: readonly Step[]; without: 'remove' | 'keep' | 'blank' }

/** The fields of a file by path, `*` for list items: `doctors.*.title`. */
export type Fields = ReadonlyMap<string, Field>

const patterns: Partial<Record<string, string[]>> = generated

/** The content files with translatable texts. */
export const translatedFiles: readonly string[] = Object.keys(patterns)

/** The translatable fields of a content file, from its schema. */
export const fieldsOf = onceFor((name: string): Fields => new Map((patterns[name] ?? []).map(read)))

function read(pattern: string): [path: string, field: Field] {
  const [way = '', without = 'remove'] = pattern.split('=')
  const steps = way.split('.').map((part): Step => {
    const isList = part === '*' || part === '+'
    return { name: isList ? '*' : part.replace('?', ''), mayGo: part === '*' || part.endsWith('?') }
  })
  return [pathOf(steps), { steps, without: without as Field['without'] }]
}

const pathOf = (steps: readonly Step[]) => steps.map(({ name }) => name).join('.')

/** The path of a text's field: of `doctors.ayse.title` `doctors.*.title`; undefined if none has this key. */
export function fieldPath(name: string, key: string): string | undefined {
  const parts = key.split('.')
  for (const [path, { steps }] of fieldsOf(name)) {
    const fits = ({ name }: Step, at: number) => name === '*' || name === parts[at]
    if (steps.length === parts.length && steps.every(fits)) return path
  }
  return undefined
}
