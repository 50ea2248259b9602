import { slugOf } from '../../../../shared/formats/searchText'
import type { Path } from '../../../contract/contract'
import type { FormEdit } from '../../json/applyFormEdit'
import { type FieldProps, type FormContext, useForm } from '../formContext'
import { newRecord } from './newRecord'
import { idsIn, uniqueName } from './recordId'

/**
 * Derives a new record's id from its name until it is edited by hand. Published ids stay, and those
 * that other records name.
 */
export function useIdFromName({ node, path, value }: FieldProps): FormContext {
  const form = useForm()
  const { labelledBy = '', properties } = node
  const [id, name] = [at(value, 'id'), at(value, labelledBy)]
  const list: unknown = path.slice(0, -1).reduce(at, form.whole)
  if (typeof id !== 'string' || typeof name !== 'string' || !properties?.id) return form
  if (!Array.isArray(list) || form.isPublished(id)) return form
  const taken = idsIn(form.whole)
  taken.splice(taken.indexOf(id), 1)
  const unnamed = String(at(newRecord(form.root, node), 'id') ?? '')
  const codeFor = (newName: string) => uniqueName(slugOf(newName) || unnamed, taken)
  if (id !== codeFor(name) && id.replace(/-\d+$/, '') !== unnamed) return form
  const order = Object.keys(properties)
  return {
    ...form,
    edit(edits, about) {
      const [only, ...more] = 'kind' in edits ? [edits] : edits
      const newName = only && more.length === 0 ? nameIn(only, [...path, labelledBy]) : ''
      if (!only || !newName || form.isUsed(path)) return form.edit(edits, about)
      const code = codeFor(newName)
      const set = (key: string, value: string): FormEdit[] => [
        { kind: 'set', path: [...path, key], order, value },
      ]
      // A page's address follows its name until it is edited by hand.
      const address = at(value, 'path')
      const follows = address === '' || address === `/${id}`
      const moved = properties.path && follows ? set('path', `/${code}`) : []
      form.edit([only, ...set('id', code), ...moved], about)
    },
  }
}

const at = (part: unknown, key: string | number): unknown => Reflect.get(Object(part), key)

/** The name that an edit gives the record; '' for other edits. */
const nameIn = (edit: FormEdit, path: Path): string =>
  edit.kind === 'set' && JSON.stringify(edit.path) === JSON.stringify(path)
    ? String(edit.value)
    : ''
