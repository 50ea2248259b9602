import { type ReactNode, useState } from 'react'
import { Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import { fullTimeText } from '../../../desk/client/kit/times'
import type { Me } from '../../../desk/contract/contract'
import { fill } from '../../../shared/formats/fill'
import type { FileName, Proposal } from '../../contract/contract'
import { refusalText } from '../callEditor'
import type { EditorDraft } from '../draft/useDraft'
import { focusHeading } from '../focus'
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
  children: ReactNode
}

/**
 * A form below the proposals that wait on its subject. It opens after a decision, so that nothing
 * is entered twice: with one's own proposal, or beside those of others.
 */
export function HeldForm({ waiting, me, draft, work, file, children }: HeldFormProps) {
  const [fault, setFault] = useState('')
  const [isOpened, setIsOpened] = useState(false)
  const isMine = waiting.some(({ own }) => own)
  const isOpen = waiting.length === 0 || isOpened || file in draft.texts
  const notice = (
    <section aria-labelledby="waiting-heading">
      <h3 id="waiting-heading" tabIndex={-1}>
        {texts.waiting.heading}
      </h3>
      {waiting.map(({ id, by, at, own, change }) => (
        <article key={id}>
          <h4>{fill(texts.proposals.by, { name: by, time: fullTimeText(at, me.clinic) })}</h4>
          <ChangeReport change={change} pictureIn={picturesOf(id)} />
          {own && (
            <p className={controls.buttons}>
              <Button
                look="primary"
                onClick={() =>
                  void work
                    .continueProposal(id)
                    .then((refused) => setFault(refused ? refusalText(refused) : ''))
                }
              >
                {texts.proposals.edit}
              </Button>
            </p>
          )}
        </article>
      ))}
      {!isOpen && isMine && <p>{texts.waiting.own}</p>}
      {!isOpen && !isMine && (
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
      <p className={controls.fault} role="alert">
        {fault}
      </p>
      {isOpen && children}
    </>
  )
}
