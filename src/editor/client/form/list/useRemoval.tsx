import { useState } from 'react'
import { fill } from '../../../../shared/formats/fill'
import type { FileName, Path } from '../../../contract/contract'
import type { Forms } from '../../../contract/validatorMessages'
import type { EditorDraft } from '../../draft/useDraft'
import type { FormEdit } from '../../json/applyFormEdit'
import { recordOf, recordsOfDraft, subjectOf } from '../../subjects'
import { texts } from '../../text'
import { RemoveDialog } from './RemoveDialog'
import { inOrder, relinked, type Use, usesOf } from './uses'

const DOCTORS = 'content/doctors.json'

type Removal = { path: Path; name: string; uses: Use[]; doctor: string; onRemoved(): void }

/** Removes records of a file and what names them elsewhere, after the editor's choice, in one act. */
export function useRemoval(
  file: FileName,
  { forms, draft, canOpenDay }: { forms: Forms; draft: EditorDraft; canOpenDay: boolean },
) {
  const [asked, setAsked] = useState<Removal>()

  /** `choices`: the record that replaces it in each use; '' removes the use. */
  function remove({ path, name, uses, onRemoved }: Removal, choices: readonly string[]) {
    const edits = new Map<FileName, FormEdit[]>([[file, [{ kind: 'remove', path }]]])
    const add = (to: FileName, made: FormEdit) => edits.set(to, [...(edits.get(to) ?? []), made])
    for (const [index, { file: used, path: place, gone, removal, linked }] of uses.entries()) {
      const value = choices[index] ?? ''
      for (const each of linked ?? [])
        add(each.file, { kind: 'set', path: each.path, value: relinked(each.text, gone, value) })
      if (linked) continue
      if (value) add(used, { kind: 'set', path: place, value })
      else if (removal) add(used, { kind: 'remove', path: removal })
    }
    const message = fill(texts.list.removed, { name })
    for (const [index, [each, list]] of [...edits].entries())
      draft.edit(each, inOrder(list), { message, isJoined: index > 0 })
    onRemoved()
  }

  return {
    removeRecord(path: Path, name: string, onRemoved: () => void) {
      const uses = usesOf({ file, path }, forms, draft.textOf)
      const record: unknown = path.reduce<unknown>(
        (part, key) => Reflect.get(Object(part), key),
        JSON.parse(draft.textOf(file)),
      )
      const isDoctor = file === DOCTORS && path.length === 2
      const doctor = isDoctor ? String(Reflect.get(Object(record), 'id')) : ''
      const removal = { path, name, uses, doctor, onRemoved }
      if (uses.length > 0 || doctor) setAsked(removal)
      else remove(removal, [])
    },
    dialog: asked && (
      <RemoveDialog
        {...asked}
        canOpenDay={canOpenDay}
        recordsOf={recordsOfDraft(draft.textOf, forms)}
        placeOf={({ file: used, path, title }) => {
          const record = recordOf(forms, draft.textOf)({ file: used, path })
          return [forms[subjectOf(used)]?.title, record, title].filter(Boolean).join(': ')
        }}
        onRemove={(choices) => remove(asked, choices)}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}
