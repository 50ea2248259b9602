import type { Command, EditorState } from 'prosemirror-state'
import { type FormEvent, useId, useState } from 'react'
import { InputField } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { texts } from '../../text'
import { schema } from './document'
import styles from './RichEditor.module.css'

type LinkFormProps = {
  state: EditorState
  pages: readonly { id: string; name: string }[]
  onSet(command: Command): void
}

/** Links the selected words to a page of the site or to another address; without one they are unlinked. */
export function LinkForm({ state, pages, onSet }: LinkFormProps) {
  const id = useId()
  const { from, to, empty } = state.selection
  const marks = state.doc.nodeAt(from)?.marks ?? []
  const [{ type, attrs } = {}] = marks.filter((each) => each.type.name !== 'bold')
  const known =
    type?.name === 'page' ? pages.find((each) => each.id === attrs?.value)?.name : attrs?.value
  const [typed, setTyped] = useState<string>(known ?? '')
  if (empty) return <p>{texts.rich.choose}</p>
  const { page, url } = schema.marks
  const set = (event: FormEvent) => {
    event.preventDefault()
    const target = pages.find(({ name }) => name === typed.trim())?.id
    const address = typed.trim().replace(/^(?:https?:\/\/)?/, 'https://')
    onSet(({ tr }, dispatch) => {
      tr.removeMark(from, to, page).removeMark(from, to, url)
      if (target) tr.addMark(from, to, page.create({ value: target }))
      else if (typed.trim()) tr.addMark(from, to, url.create({ value: address }))
      dispatch?.(tr)
      return true
    })
  }
  return (
    <form className={styles.tools} onSubmit={set}>
      <InputField
        label={texts.rich.target}
        list={id}
        value={typed}
        autoComplete="off"
        placeholder={texts.rich.example}
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={id}>
        {pages.map((each) => (
          <option key={each.id} value={each.name} />
        ))}
      </datalist>
      <button type="submit" className={controls.primary}>
        {typed.trim() || !type ? texts.rich.set : texts.rich.unset}
      </button>
    </form>
  )
}
