import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert, Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import { useQuestion } from '../../../desk/client/kit/Dialog'
import { fullTimeText } from '../../../desk/client/kit/times'
import type { Me } from '../../../desk/contract/contract'
import { fill } from '../../../shared/formats/fill'
import type { ProposalState } from '../../contract/contract'
import { refusalText } from '../callEditor'
import { focusHeading } from '../focus'
import type { ProposalPreview } from '../preview/useProposalPages'
import { texts } from '../text'
import type { EditorWork } from '../work/work'
import { isPublishing, type Work } from '../work/workState'
import { ChangeReport } from './ChangeReport'
import { PublishedList } from './PublishedList'
import { ReturnDialog } from './ReturnDialog'
import { picturesOf } from './waiting'

/** A failed build may succeed later. */
const approvable: ProposalState[] = ['ready', 'failed']

type ProposalListProps = {
  me: Me
  state: Work
  work: EditorWork
  preview: ProposalPreview
  /** Rendered between the open and the published proposals. */
  children: ReactNode
}

/** Open proposals and publications, with their actions. */
export function ProposalList({ me, state: page, work, preview, children }: ProposalListProps) {
  const { listed, listFault } = page
  /** The ids of proposals to approve together. */
  const [chosen, setChosen] = useState<readonly string[]>([])
  const waiting = listed?.canApprove
    ? listed.open.filter(({ state }) => approvable.includes(state))
    : []
  const together = waiting.filter(({ id }) => chosen.includes(id)).map(({ id }) => id)
  /** The id of the proposal to send back. */
  const [toReturn, setToReturn] = useState('')
  const { ask, question } = useQuestion()
  const fault = useRef<HTMLParagraphElement>(null)
  // The pressed button was disabled while the server answered.
  useEffect(() => {
    if (listFault && document.activeElement === document.body) fault.current?.focus()
  }, [listFault])
  /** Moves the focus first: the pressed button disappears with its proposal. */
  const move = (act: Promise<void>) => {
    focusHeading('proposals-heading')
    void act
  }
  const byline = (text: string, by: string, at: string) =>
    fill(text, { name: by, time: fullTimeText(at, me.clinic) })

  return (
    <>
      <section aria-labelledby="proposals-heading">
        <h2 id="proposals-heading" tabIndex={-1}>
          {texts.proposals.heading}
        </h2>
        <Alert ref={fault} tabIndex={-1}>
          {listFault && refusalText(listFault)}
          {preview.refusal && refusalText(preview.refusal)}
        </Alert>
        {listed?.open.length === 0 && <p>{texts.proposals.none}</p>}
        {waiting.length > 1 && (
          <p className={controls.buttons}>
            <Button
              look="secondary"
              disabled={together.length < 2 || isPublishing(page)}
              onClick={() => void work.approve(together)}
            >
              {fill(texts.proposals.together, { count: together.length })}
            </Button>
          </p>
        )}
        {listed?.open.map((proposal) => {
          const { id, by, at, own, state, change, returned, corrected } = proposal
          const canDecide = listed.canApprove && state !== 'returned'
          return (
            <article key={id}>
              <h3 id={`by-${id}`}>{byline(texts.proposals.by, by, at)}</h3>
              <ChangeReport change={change} pictureIn={picturesOf(id)} />
              {corrected && <p>{byline(texts.proposals.corrected, corrected.by, corrected.at)}</p>}
              <p role="status">{texts.proposals.states[state]}</p>
              {waiting.length > 1 && waiting.includes(proposal) && (
                <label className={controls.check}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    onChange={({ target }) =>
                      setChosen(
                        target.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
                      )
                    }
                  />
                  {texts.proposals.choose}
                </label>
              )}
              {returned && !own && (
                <div>
                  <p>{byline(texts.proposals.returned.by, returned.by, returned.at)}</p>
                  <blockquote>{returned.reason}</blockquote>
                </div>
              )}
              <p className={controls.buttons}>
                {canDecide && (
                  <Button
                    look="primary"
                    disabled={!approvable.includes(state) || isPublishing(page)}
                    onClick={() => void work.approve([id])}
                  >
                    {texts.proposals.approve}
                  </Button>
                )}
                {state !== 'returned' && (own || listed.canApprove) && (
                  <Button
                    look="secondary"
                    aria-pressed={preview.shown?.id === id}
                    onClick={() => void preview.show(proposal)}
                  >
                    {texts.proposals.pages}
                  </Button>
                )}
                {(own || canDecide) && (
                  <Button
                    look={own && state === 'moved' ? 'primary' : 'secondary'}
                    disabled={state === 'publishing'}
                    aria-describedby={`by-${id}`}
                    onClick={() => void work.continueProposal(id)}
                  >
                    {texts.proposals[!own ? 'correct' : state === 'moved' ? 'compare' : 'edit']}
                  </Button>
                )}
                {canDecide && !own && (
                  <Button
                    look="secondary"
                    disabled={state === 'publishing'}
                    onClick={() => setToReturn(id)}
                  >
                    {texts.proposals.return.act}
                  </Button>
                )}
                {(own || listed.canApprove) && (
                  <Button
                    look="quiet"
                    disabled={state === 'publishing'}
                    onClick={() =>
                      ask({ ...texts.proposals.sure, onYes: () => move(work.withdraw(id)) })
                    }
                  >
                    {texts.proposals.delete}
                  </Button>
                )}
              </p>
            </article>
          )
        })}
        {toReturn && (
          <ReturnDialog
            onReturn={(reason) => move(work.returnProposal(toReturn, reason))}
            onClose={() => setToReturn('')}
          />
        )}
        {question}
      </section>
      {children}
      {listed && listed.deleted.length > 0 && (
        <section aria-labelledby="deleted-heading">
          <h2 id="deleted-heading">{texts.proposals.deleted.heading}</h2>
          {listed.deleted.map(({ id, by, at, change, deleted }) => (
            <article key={id}>
              <h3>{byline(texts.proposals.by, by, at)}</h3>
              <ChangeReport change={change} pictureIn={picturesOf(id)} />
              {deleted && (
                <p>
                  {byline(
                    texts.proposals.deleted[deleted.by ? 'by' : 'unknown'],
                    deleted.by,
                    deleted.until,
                  )}
                </p>
              )}
              <p className={controls.buttons}>
                <Button look="quiet" onClick={() => move(work.restore(id))}>
                  {texts.proposals.deleted.restore}
                </Button>
              </p>
            </article>
          ))}
        </section>
      )}
      <PublishedList state={page} work={work} byline={byline} />
    </>
  )
}
