import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Me } from '../../contract'
import { ask } from '../../lib/ask'
import { sayWhole } from '../../lib/times'
import { fill } from '../../lib/words'
import controls from '../../styles/Controls.module.css'
import { askEditor, sayFault, sayRefusal } from '../askEditor'
import type { ProposalState, Proposals, RebasedDraft } from '../contract'
import { keptFiles } from '../draft/sentFiles'
import type { EditorDraft } from '../draft/useDraft'
import { SureDialog } from '../SureDialog'
import { texts } from '../words'
import { ChangeReport } from './ChangeReport'

/** What can be tried: what could not be built once may be built later. */
const approvable: ProposalState[] = ['ready', 'failed']

/** How often it is asked again while the site is being built, in milliseconds. */
const pace = 1500

type ProposalListProps = {
  me: Me
  /** Rises when something was sent. */
  turn: number
  draft: EditorDraft
  /** The site has become another. */
  onPublished(): void
  /** What stands between what waits and what is done. */
  children: ReactNode
}

/** What is proposed, and what was published, with what can be done about it. */
export function ProposalList({ me, turn, draft, onPublished, children }: ProposalListProps) {
  const [listed, setListed] = useState<Proposals>()
  const [fault, setFault] = useState('')
  const [withdrawing, setWithdrawing] = useState('')
  const read = useCallback(
    () =>
      ask<Proposals>('/editor/proposals').then(setListed, (thrown) =>
        setFault(sayFault(thrown) ?? texts.refusals.other),
      ),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read anew when something was sent
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

  const act = async (path: string) => {
    const refused = await askEditor(path)
    setFault(refused ? sayRefusal(refused) : '')
    await read()
  }
  const edit = async (id: string) => {
    if (draft.changes.size > 0) return setFault(texts.proposals.draftFirst)
    const files = await ask<RebasedDraft>(`/editor/proposals/${id}/draft`).catch(() => undefined)
    if (files) draft.goOn(keptFiles(files, id))
    else setFault(texts.refusals.other)
  }
  const said = (text: string, by: string, at: string) =>
    fill(text, { name: by, time: sayWhole(at, me.clinic) })

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
            <h3>{said(texts.proposals.by, by, at)}</h3>
            <ChangeReport change={change} />
            <p role="status">{texts.proposals.states[state]}</p>
            <p className={controls.buttons}>
              {listed.canApprove && (
                <button
                  type="button"
                  className={controls.primary}
                  disabled={!approvable.includes(state) || isBuilding}
                  onClick={() => void act(`/proposals/${id}/approve`)}
                >
                  {texts.proposals.approve}
                </button>
              )}
              {own && (
                <button
                  type="button"
                  className={state === 'moved' ? controls.primary : controls.secondary}
                  disabled={state === 'publishing'}
                  onClick={() => void edit(id)}
                >
                  {state === 'moved' ? texts.proposals.compare : texts.proposals.edit}
                </button>
              )}
              {(own || listed.canApprove) && (
                <button
                  type="button"
                  className={controls.secondary}
                  disabled={state === 'publishing'}
                  onClick={() => setWithdrawing(id)}
                >
                  {texts.proposals.withdraw}
                </button>
              )}
            </p>
          </article>
        ))}
        {withdrawing && (
          <SureDialog
            heading={texts.proposals.sure.heading}
            yes={texts.proposals.sure.yes}
            no={texts.cancel}
            onYes={() => void act(`/proposals/${withdrawing}/withdraw`)}
            onClose={() => setWithdrawing('')}
          >
            <p>{texts.proposals.sure.text}</p>
          </SureDialog>
        )}
      </section>
      {children}
      <section aria-labelledby="published-heading">
        <h2 id="published-heading">{texts.published.heading}</h2>
        {listed?.published.length === 0 && <p>{texts.published.none}</p>}
        {listed?.published.map(({ commit, by, at, isUndo, change }) => (
          <article key={commit}>
            <h3>{said(isUndo ? texts.published.undone : texts.proposals.by, by, at)}</h3>
            <ChangeReport change={change} />
            {listed.canApprove && (
              <p className={controls.buttons}>
                <button
                  type="button"
                  className={controls.quiet}
                  onClick={() => void act(`/published/${commit}/undo`)}
                >
                  {texts.published.undo}
                </button>
              </p>
            )}
          </article>
        ))}
      </section>
    </>
  )
}
