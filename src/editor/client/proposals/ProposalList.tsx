import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import { ConfirmDialog } from '../../../desk/client/kit/Dialog'
import { fill } from '../../../desk/client/kit/text'
import { fullTimeText } from '../../../desk/client/kit/times'
import type { Me } from '../../../desk/contract/contract'
import type { ProposalState, Proposals } from '../../contract/contract'
import { callEditor, callSite, errorText, type Refusal, refusalText } from '../callEditor'
import { draftFromFiles } from '../draft/changes'
import type { EditorDraft } from '../draft/useDraft'
import { texts } from '../text'
import { ChangeReport } from './ChangeReport'

/** A failed build may succeed later. */
const approvable: ProposalState[] = ['ready', 'failed']

/** Polling interval during a build, in milliseconds. */
const pace = 1500

type ProposalListProps = {
  me: Me
  /** Increments when a proposal is sent. */
  turn: number
  draft: EditorDraft
  onPublished(): void
  /** Rendered between the open and the published proposals. */
  children: ReactNode
}

/** Open proposals and publications, with their actions. */
export function ProposalList({ me, turn, draft, onPublished, children }: ProposalListProps) {
  const [listed, setListed] = useState<Proposals>()
  const [fault, setFault] = useState('')
  const [withdrawing, setWithdrawing] = useState('')
  const read = useCallback(
    () =>
      callSite('GET /editor/proposals').then(setListed, (thrown) =>
        setFault(errorText(thrown) ?? texts.refusals.other),
      ),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reloads the list
  useEffect(() => void read(), [read, turn])

  const isBuilding = listed?.open.some(({ state }) => state === 'publishing') ?? false
  useEffect(() => {
    if (!isBuilding) return
    const timer = setInterval(() => void read(), pace)
    return () => {
      clearInterval(timer)
      onPublished()
    }
  }, [isBuilding, read, onPublished])

  const act = async (posting: Promise<Refusal | undefined>) => {
    const refused = await posting
    setFault(refused ? refusalText(refused) : '')
    await read()
  }
  const edit = async (id: string) => {
    if (draft.changes.size > 0) return setFault(texts.proposals.draftFirst)
    const files = await callSite('GET /editor/proposals/:id/draft', { id }).catch(() => undefined)
    if (files) draft.replaceDraft(draftFromFiles(files, id))
    else setFault(texts.refusals.other)
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
            <ChangeReport change={change} />
            <p role="status">{texts.proposals.states[state]}</p>
            <p className={controls.buttons}>
              {listed.canApprove && (
                <Button
                  look="primary"
                  disabled={!approvable.includes(state) || isBuilding}
                  onClick={() => void act(callEditor('POST /editor/proposals/:id/approve', { id }))}
                >
                  {texts.proposals.approve}
                </Button>
              )}
              {own && (
                <Button
                  look={state === 'moved' ? 'primary' : 'secondary'}
                  disabled={state === 'publishing'}
                  onClick={() => void edit(id)}
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
      <section aria-labelledby="published-heading">
        <h2 id="published-heading">{texts.published.heading}</h2>
        {listed?.published.length === 0 && <p>{texts.published.none}</p>}
        {listed?.published.map(({ commit, by, at, isUndo, change }) => (
          <article key={commit}>
            <h3>{byline(isUndo ? texts.published.undone : texts.proposals.by, by, at)}</h3>
            <ChangeReport change={change} />
            {listed.canApprove && (
              <p className={controls.buttons}>
                <Button
                  look="quiet"
                  onClick={() =>
                    void act(callEditor('POST /editor/published/:commit/undo', { commit }))
                  }
                >
                  {texts.published.undo}
                </Button>
              </p>
            )}
          </article>
        ))}
      </section>
    </>
  )
}
