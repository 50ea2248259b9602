import { Component, type ReactNode } from 'react'
import { Alert, Button } from '../../desk/client/kit/Controls'
import type { FileName } from '../contract/contract'
import type { EditorDraft } from './draft/useDraft'
import { texts } from './text'

type FormBoundaryProps = { draft: EditorDraft; file: FileName; children: ReactNode }

/** Contains an error of a form, and offers the published one; a changed draft is shown again. */
export class FormBoundary extends Component<FormBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ draft }: FormBoundaryProps) {
    if (this.state.failed && draft.revision !== this.props.draft.revision)
      this.setState({ failed: false })
  }

  override render() {
    const { draft, file, children } = this.props
    if (!this.state.failed) return children
    const { text, restore, restored } = texts.unshown
    return (
      <>
        <Alert>{text}</Alert>
        {file in draft.texts && (
          <Button
            look="secondary"
            onClick={() => draft.write(file, draft.publishedOf(file), { message: restored })}
          >
            {restore}
          </Button>
        )}
      </>
    )
  }
}
