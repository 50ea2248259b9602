import { useState } from 'react'
import { Alert, Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import { ConfirmDialog } from '../../../desk/client/kit/Dialog'
import { fill } from '../../../shared/formats/fill'
import type { SiteChange } from '../../contract/siteChange'
import { callSite, refusalOf, refusalText } from '../callEditor'
import { texts } from '../text'
import type { EditorWork } from '../work/work'
import { isPublishing, type Work } from '../work/workState'
import { ChangeReport } from './ChangeReport'

type PublishedListProps = {
  state: Work
  work: EditorWork
  byline(text: string, by: string, at: string): string
}

/** Publications to undo, from the entry up to `from`, and what that changes. */
type Undo = { commit: string; from: string; change: SiteChange }

/**
 * The last publications. A manager undoes one, or goes back to the site before it, after reading
 * what changes.
 */
export function PublishedList({ state, work, byline }: PublishedListProps) {
  const [asked, setAsked] = useState<Undo>()
  const [refusal, setRefusal] = useState({ commit: '', text: '' })
  const { listed, publication } = state
  const isRunning = isPublishing(state)

  function ask(commit: string, from: string) {
    setRefusal({ commit, text: '' })
    callSite('GET /editor/published/:commit/undo', { commit }, { from }).then(
      (change) => setAsked({ commit, from, change }),
      (thrown) => setRefusal({ commit, text: refusalText(refusalOf(thrown)) }),
    )
  }

  async function undo({ commit, from }: Undo) {
    const refused = await work.undo(commit, from)
    if (refused) setRefusal({ commit, text: refusalText(refused) })
  }

  const [newest] = listed?.published ?? []
  const sure = asked && texts.published[asked.from === asked.commit ? 'sure' : 'sureBack']

  return (
    <section aria-labelledby="published-heading">
      <h2 id="published-heading">{texts.published.heading}</h2>
      {listed?.published.length === 0 && <p>{texts.published.none}</p>}
      {listed?.published.map((entry) => (
        <article key={entry.commit}>
          <h3>
            {byline(entry.isUndo ? texts.published.undone : texts.proposals.by, entry.by, entry.at)}
          </h3>
          <ChangeReport change={entry.change} />
          {entry.correctedBy && (
            <p>{fill(texts.published.corrected, { name: entry.correctedBy })}</p>
          )}
          {listed.canApprove && (
            <p className={controls.buttons}>
              <Button
                look="quiet"
                disabled={isRunning}
                onClick={() => ask(entry.commit, entry.commit)}
              >
                {isRunning && publication?.key === entry.commit
                  ? texts.published.undoing
                  : texts.published.undo}
              </Button>
              {entry.isKept && newest && newest !== entry && (
                <Button
                  look="quiet"
                  disabled={isRunning}
                  onClick={() => ask(entry.commit, newest.commit)}
                >
                  {texts.published.back}
                </Button>
              )}
            </p>
          )}
          <Alert>{refusal.commit === entry.commit && refusal.text}</Alert>
        </article>
      ))}
      {asked && sure && (
        <ConfirmDialog
          heading={sure.heading}
          yes={sure.yes}
          no={texts.cancel}
          onYes={() => void undo(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{sure.text}</p>
          <ChangeReport change={asked.change} />
        </ConfirmDialog>
      )}
    </section>
  )
}
