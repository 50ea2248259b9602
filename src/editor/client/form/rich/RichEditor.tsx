import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, EditorState, Selection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../../desk/client/kit/Controls'
import { texts } from '../../text'
import { documentOf, type Part, partsOf, schema } from './document'
import { LinkForm } from './LinkForm'
import { clipboardParser, sliceOfText, withoutStyles } from './paste'
import styles from './RichEditor.module.css'

const { paragraph, heading, bullet_list, ordered_list, list_item } = schema.nodes

export type RichEditorProps = {
  /** The DOM attributes of the text box: id, name and errors. */
  attributes: Record<string, string>
  parts: readonly Part[]
  /** The site's pages, for links. */
  pages: readonly { id: string; name: string }[]
  /** `isPasted`: it is a step of its own. */
  onChange(parts: Part[], isPasted: boolean): void
  onUndo(): void
}

/** Headings, paragraphs, lists, steps, bold words and links of a text, in one box. */
export default function RichEditor(props: RichEditorProps) {
  const { attributes, parts, pages } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [state, setState] = useState(() => EditorState.create({ doc: documentOf(parts) }))
  const [isLinking, setIsLinking] = useState(false)
  const live = useRef(props)
  live.current = props
  /** The parts that the document was made of, and those that it means now. */
  const known = useRef({ stored: parts, now: JSON.stringify(parts) })

  useLayoutEffect(() => {
    const undo: Command = () => {
      live.current.onUndo()
      return true
    }
    const keys = { 'Mod-z': undo, 'Mod-b': toggleMark(schema.marks.bold) }
    const own = new EditorView(place.current, {
      state: EditorState.create({ schema }),
      plugins: [keymap({ ...keys, Enter: splitListItem(list_item) }), keymap(baseKeymap)],
      transformPastedHTML: withoutStyles,
      clipboardParser,
      clipboardTextParser: sliceOfText,
      dispatchTransaction(transaction) {
        const next = own.state.apply(transaction)
        setState(next)
        own.updateState(next)
        const written = partsOf(next.doc, known.current.stored)
        const now = JSON.stringify(written)
        if (!transaction.docChanged || now === known.current.now) return
        known.current.now = now
        live.current.onChange(written, transaction.getMeta('uiEvent') === 'paste')
      },
    })
    view.current = own
    return () => own.destroy()
  }, [])

  useLayoutEffect(() => view.current?.setProps({ state, attributes }))

  // An undo, another field or another tab has changed the text.
  useEffect(() => {
    const now = JSON.stringify(parts)
    if (now === known.current.now) return
    known.current = { stored: parts, now }
    const doc = documentOf(parts)
    setState(({ selection }) => {
      const at = doc.resolve(Math.min(selection.from, doc.content.size))
      return EditorState.create({ doc, selection: Selection.near(at, -1) })
    })
  }, [parts])

  const run = (command: Command) => {
    const own = view.current
    if (own) command(own.state, own.dispatch)
    own?.focus()
  }
  const { $from, empty } = state.selection
  const block = $from.parent
  const list = $from.depth > 1 ? $from.node(-2).type : undefined
  const marks = state.storedMarks ?? (empty ? $from : state.selection.$to).marks()
  const tool = (name: string, isOn: boolean, onClick: () => void) => (
    <Button look="chip" aria-pressed={isOn} onClick={onClick}>
      {name}
    </Button>
  )
  const listTool = (name: string, type: typeof bullet_list) =>
    tool(name, list === type, () => {
      if (block.type === heading) run(setBlockType(paragraph, block.attrs))
      run(list ? liftListItem(list_item) : wrapInList(type))
    })
  const words = texts.rich
  return (
    <div className={styles.editor}>
      <div className={styles.tools} role="toolbar" aria-label={words.tools}>
        {tool(words.heading, block.type === heading, () => {
          const type = block.type === heading ? paragraph : heading
          run(chainCommands(setBlockType(type, block.attrs), liftListItem(list_item)))
        })}
        {listTool(words.list, bullet_list)}
        {listTool(words.steps, ordered_list)}
        {tool(
          words.bold,
          marks.some(({ type }) => type.name === 'bold'),
          () => run(toggleMark(schema.marks.bold)),
        )}
        {tool(words.link, isLinking, () => setIsLinking(!isLinking))}
      </div>
      {isLinking && (
        <LinkForm
          key={`${state.selection.from} ${state.selection.to}`}
          state={state}
          pages={pages}
          onSet={(command) => {
            setIsLinking(false)
            run(command)
          }}
        />
      )}
      <div ref={place} className={styles.box} />
    </div>
  )
}
