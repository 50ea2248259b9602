import type { Path } from '../../contract'
import type { FormEdit } from '../../text/edit'
import type { FieldProps } from '../Field'
import { blank, type FormContext, useForm } from '../formContext'
import { codeOf, freeName } from './freshId'

/**
 * What goes with a record's name: as long as it is new, and nobody has given it a code by
 * hand, its code is made of the name. Published records keep theirs: other records may say it.
 */
export function useNamedCode({ node, path, value }: FieldProps): FormContext {
  const form = useForm()
  const { id, name } = codeAndName(node, value)
  const list: unknown = path.slice(0, -1).reduce(at, form.whole)
  const own = path.at(-1)
  if (id === undefined || !Array.isArray(list) || form.isPublished(id)) return form
  const taken = list.flatMap((each, index) => (index === own ? [] : [at(each, 'id')]))
  const unnamed = String(at(blank(node), 'id') ?? '')
  const codeFor = (said: string) => freeName(codeOf(said) || unnamed, taken)
  if (id !== codeFor(name) && id.replace(/-\d+$/, '') !== unnamed) return form
  const order = Object.keys(node.properties ?? {})
  return {
    ...form,
    edit(edits, about) {
      const [only, ...more] = 'kind' in edits ? [edits] : edits
      const said = only && more.length === 0 ? nameIn(only, [...path, node.labelledBy ?? '']) : ''
      if (!only || !said) return form.edit(edits, about)
      return form.edit(
        [only, { kind: 'set', path: [...path, 'id'], order, value: codeFor(said) }],
        about,
      )
    },
  }
}

const at = (part: unknown, key: string | number): unknown => Reflect.get(Object(part), key)

function codeAndName({ labelledBy, properties }: FieldProps['node'], value: unknown) {
  const id = at(value, 'id')
  const name = labelledBy === undefined ? undefined : at(value, labelledBy)
  if (typeof id !== 'string' || typeof name !== 'string' || !properties?.id) return { name: '' }
  return { id, name }
}

/** The name an edit gives the record whose name stands at `path`; nothing where it does something else. */
const nameIn = (edit: FormEdit, path: Path): string =>
  edit.kind === 'set' && JSON.stringify(edit.path) === JSON.stringify(path)
    ? String(edit.value)
    : ''
