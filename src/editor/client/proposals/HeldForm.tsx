import { type ReactNode, useState } from 'react'
import { Alert, Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import { fullTimeText } from '../../../desk/client/kit/times'
import type { Me } from '../../../desk/contract/contract'
import { fill } from '../../../shared/formats/fill'
import type { FileName, Path, Proposal } from '../../contract/contract'
import { refusalText } from '../callEditor'
import type { EditorDraft } from '../draft/useDraft'
import { focusField, focusHeading } from '../focus'
import { texts } from '../text'
import type { EditorWork } from '../work/work'
import { ChangeReport } from './ChangeReport'
import { picturesOf } from './waiting'

type HeldFormProps = {
  waiting: readonly Proposal[]
  me: Me
  draft: EditorDraft
  work: EditorWork
  /** Of the form. */
  file: FileName
  /** Renders the form. `onContinue` opens a proposal as the draft, then the field at the path. */
  children(onContinue: (proposal: Proposal, path: Path) => void): ReactNode
}

/**
 * A form below the proposals that wait on its subject. Beside those of others it opens after a
 * decision, so that nothing is entered twice.
 */
export function HeldForm({ waiting, me, draft, work, file, children }: HeldFormProps) {
  const [fault, setFault] = useState('')
  const [isOpened, setIsOpened] = useState(false)
  const isMine = waiting.some(({ own }) => own)
  const isOpen = waiting.every(({ own }) => own) || isOpened || file in draft.texts
  const open = async ({ id }: Proposal, path: Path) => {
    const refused = await work.continueProposal(id)
    setFault(refused ? refusalText(refused) : '')
    if (refused) focusHeading('waiting-heading')
    else if (path.length > 0) focusField(path)
    else focusHeading('subject-heading')
  }
  const notice = (
    <section aria-labelledby="waiting-heading">
      <h3 id="waiting-heading" tabIndex={-1}>
        {texts.waiting.heading}
      </h3>
      {waiting.map((proposal) => (
        <article key={proposal.id}>
          <h4 id={`by-${proposal.id}`}>
            {fill(texts.proposals.by, {
              name: proposal.by,
              time: fullTimeText(proposal.at, me.clinic),
            })}
          </h4>
          <ChangeReport change={proposal.change} pictureIn={picturesOf(proposal.id)} />
          {proposal.own && (
            <p className={controls.buttons}>
              <Button
                look="secondary"
                aria-describedby={`by-${proposal.id}`}
                onClick={() => void open(proposal, [])}
              >
                {texts.proposals.edit}
              </Button>
            </p>
          )}
        </article>
      ))}
      {isMine && <p>{texts.waiting.own}</p>}
      {!isOpen && (
        <p className={controls.buttons}>
          <Button
            look="secondary"
            onClick={() => {
              setIsOpened(true)
              focusHeading('waiting-heading')
            }}
          >
            {texts.waiting.anyway}
          </Button>
        </p>
      )}
    </section>
  )
  return (
    <>
      {waiting.length > 0 && notice}
      <Alert>{fault}</Alert>
      {isOpen && children((proposal, path) => void open(proposal, path))}
    </>
  )
}
