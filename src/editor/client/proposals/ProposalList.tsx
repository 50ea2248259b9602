import { type ReactNode, useState } from 'react'
import { Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import { ConfirmDialog } from '../../../desk/client/kit/Dialog'
import { fullTimeText } from '../../../desk/client/kit/times'
import type { Me } from '../../../desk/contract/contract'
import { fill } from '../../../shared/formats/fill'
import type { ProposalState } from '../../contract/contract'
import { callEditor, type Refusal, refusalText } from '../callEditor'
import type { EditorDraft } from '../draft/useDraft'
import type { ShownPublication } from '../publication/usePublication'
import { texts } from '../text'
import { ChangeReport } from './ChangeReport'
import { PublishedList } from './PublishedList'
import type { ProposalsState } from './useProposals'
import { continueProposal, picturesOf } from './waiting'

/** A failed build may succeed later. */
const approvable: ProposalState[] = ['ready', 'failed']

type ProposalListProps = {
  me: Me
  proposals: ProposalsState
  publication: ShownPublication
  draft: EditorDraft
  /** Rendered between the open and the published proposals. */
  children: ReactNode
}

/** Open proposals and publications, with their actions. */
export function ProposalList({ me, proposals, publication, draft, children }: ProposalListProps) {
  const { listed, fault, setFault, read } = proposals
  const [withdrawing, setWithdrawing] = useState('')

  const act = async (posting: Promise<Refusal | undefined>) => {
    const refused = await posting
    setFault(refused ? refusalText(refused) : '')
    await read()
  }
  const byline = (text: string, by: string, at: string) =>
    fill(text, { name: by, time: fullTimeText(at, me.clinic) })

  return (
    <>
      <section aria-labelledby="proposals-heading">
        <h2 id="proposals-heading" tabIndex={-1}>
          {texts.proposals.heading}
        </h2>
        <p className={controls.fault} role="alert">
          {fault}
        </p>
        {listed?.open.length === 0 && <p>{texts.proposals.none}</p>}
        {listed?.open.map(({ id, by, at, own, state, change }) => (
          <article key={id}>
            <h3>{byline(texts.proposals.by, by, at)}</h3>
            <ChangeReport change={change} pictureIn={picturesOf(id)} />
            <p role="status">{texts.proposals.states[state]}</p>
            <p className={controls.buttons}>
              {listed.canApprove && (
                <Button
                  look="primary"
                  disabled={!approvable.includes(state) || publication.isRunning}
                  onClick={() =>
                    void act(
                      publication.run(id, callEditor('POST /editor/proposals/:id/approve', { id })),
                    )
                  }
                >
                  {texts.proposals.approve}
                </Button>
              )}
              {own && (
                <Button
                  look={state === 'moved' ? 'primary' : 'secondary'}
                  disabled={state === 'publishing'}
                  onClick={() => void continueProposal(draft, id).then(setFault)}
                >
                  {state === 'moved' ? texts.proposals.compare : texts.proposals.edit}
                </Button>
              )}
              {(own || listed.canApprove) && (
                <Button
                  look="secondary"
                  disabled={state === 'publishing'}
                  onClick={() => setWithdrawing(id)}
                >
                  {texts.proposals.withdraw}
                </Button>
              )}
            </p>
          </article>
        ))}
        {withdrawing && (
          <ConfirmDialog
            heading={texts.proposals.sure.heading}
            yes={texts.proposals.sure.yes}
            no={texts.cancel}
            onYes={() =>
              void act(callEditor('POST /editor/proposals/:id/withdraw', { id: withdrawing }))
            }
            onClose={() => setWithdrawing('')}
          >
            <p>{texts.proposals.sure.text}</p>
          </ConfirmDialog>
        )}
      </section>
      {children}
      <PublishedList
        published={listed?.published}
        canUndo={listed?.canApprove ?? false}
        publication={publication}
        byline={byline}
      />
    </>
  )
}
