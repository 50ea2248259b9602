import { localeContracts } from '../agreements.ts'
import { fault } from '../fault.ts'
import { say } from '../language.ts'
import { nearest } from '../nearest.ts'
import { contractFor, countedBase } from '../plurals.ts'
import { valueRange, writtenAt } from '../position.ts'
import { damagedSlot, slotsOf, strangeSlots, tidySlots, withoutSlots } from '../slots.ts'
import type { Doc, Edit, Fault, Leaf, Rule } from '../types.ts'

/** A text of the interface says something and keeps the variables the code fills in. */
export const localeTexts: Rule = {
  name: 'locale-texts',
  scope: 'leaf',
  *check({ path, value }: Leaf, doc: Doc): Iterable<Fault> {
    if (doc.role.kind !== 'locale') return
    const range = valueRange(doc, path)
    const at = { path, written: writtenAt(doc.text, range) }
    if (typeof value !== 'string') {
      yield fault('locale.type', {}, doc.file, range, at)
      return
    }
    if (value.trim() === '') {
      yield fault('locale.empty', {}, doc.file, range, at)
      return
    }
    const nesting = value.indexOf('$t(')
    if (nesting !== -1) {
      yield fault('locale.nesting', {}, doc.file, range, at)
      return
    }
    const contract = contractFor(localeContracts[doc.role.name] ?? {}, doc.role.language)
    const key = path.join('.')
    const expected = contract[key]
    if (!expected) return
    // A form of a text that counts may say the number, and need not.
    const allowed = countedBase(contract, key) ? [...expected, 'count'] : expected
    const slots = slotsOf(value)
    const lost = expected.filter((name) => !slots.some((slot) => slot.name === name))
    for (const { raw, name } of slots.filter((slot) => !allowed.includes(slot.name))) {
      const meant = nearest(name, lost) ?? (lost.length === 1 ? lost[0] : undefined)
      if (meant === undefined) {
        const known = lost.map((each) => `{{${each}}}`).join(', ')
        yield fault('locale.variable-unknown', { slot: `{{${name}}}` }, doc.file, range, {
          ...at,
          expected: known || say('advice.no-placeholder', {}),
        })
        return
      }
      const edit = replacing(doc, leafEdit(range, value.replaceAll(raw, `{{${meant}}}`)))
      const words = { slot: `{{${name}}}`, meant: `{{${meant}}}` }
      yield fault('locale.variable-renamed', words, doc.file, range, { ...at, ...edit })
      return
    }
    const [name] = lost
    if (name === undefined) {
      if (!/[{}]/.test(withoutSlots(value))) return
      const tidy = tidySlots(value)
      const edit = tidy === value ? {} : replacing(doc, leafEdit(range, tidy))
      yield fault('locale.brace', {}, doc.file, range, { ...at, ...edit })
      return
    }
    const remains = damagedSlot(value, name)
    const [strange, ...others] = strangeSlots(value)
    if (!remains && strange && others.length === 0 && lost.length === 1) {
      const edit = replacing(doc, leafEdit(range, value.replace(strange, `{{${name}}}`)))
      const words = { slot: `{{${inside(strange)}}}`, meant: `{{${name}}}` }
      yield fault('locale.variable-renamed', words, doc.file, range, {
        ...at,
        ...edit,
      })
      return
    }
    if (!remains) {
      yield fault('locale.variable-lost', { slot: `{{${name}}}` }, doc.file, range, {
        ...at,
        expected: expected.map((each) => `{{${each}}}`).join(', '),
      })
      return
    }
    const repaired = lost.reduce((text, each) => {
      const slot = damagedSlot(text, each)
      return slot ? text.replace(slot, `{{${each}}}`) : text
    }, value)
    yield fault('locale.variable-broken', { slot: `{{${name}}}` }, doc.file, range, {
      ...at,
      ...replacing(doc, leafEdit(range, repaired)),
    })
  },
}

const inside = (slot: string) => slot.replace(/[{}]/g, '').trim()

const leafEdit = (range: { offset: number; length: number }, text: string): Edit => ({
  ...range,
  text: JSON.stringify(text),
})

const replacing = (doc: Doc, edit: Edit) =>
  doc.text.slice(edit.offset, edit.offset + edit.length) === edit.text ? {} : { edit }
