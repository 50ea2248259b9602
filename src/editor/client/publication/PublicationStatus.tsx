import { useEffect, useRef } from 'react'
import { Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import { fullTimeText } from '../../../desk/client/kit/times'
import type { Me } from '../../../desk/contract/contract'
import { fill } from '../../../shared/formats/fill'
import { texts } from '../text'
import type { EditorWork } from '../work/work'
import type { Work } from '../work/workState'
import { changedPage } from './changedPage'
import styles from './PublicationStatus.module.css'

const { publication: words } = texts

type PublicationStatusProps = {
  state: Work
  work: EditorWork
  me: Me
}

/** The steps of a publication, then a link to the changed page, or what stayed published. */
export function PublicationStatus({ state, work, me }: PublicationStatusProps) {
  const { publication: shown, site, listed } = state
  const status = useRef<HTMLParagraphElement>(null)
  const hasEnded = shown !== null && shown.state !== 'running'
  // The button that started it is gone.
  useEffect(() => {
    if (hasEnded && document.activeElement === document.body) status.current?.focus()
  }, [hasEnded])
  if (!shown) return null
  const newest = listed?.published[0]
  const isKilled = shown.state === 'failed' && shown.cause === 'killed'
  const entry =
    shown.state === 'published'
      ? listed?.published.find(({ commit }) => commit === shown.commit)
      : undefined
  return (
    <div className={styles.publication} data-state={shown.state}>
      <p ref={status} role={shown.state === 'failed' ? 'alert' : 'status'} tabIndex={-1}>
        {shown.state === 'running' && words.steps[shown.progress.step]}
        {shown.state === 'published' && (entry?.isUndo ? words.undone : words.published)}
        {shown.state === 'failed' && words.failed[shown.cause]}
        {isKilled &&
          ` ${newest ? fill(words.live, { name: newest.by, time: fullTimeText(newest.at, me.clinic) }) : words.former}`}
      </p>
      {shown.state === 'running' && <Pages {...shown.progress} />}
      {shown.state === 'published' && (
        <a
          className={controls.secondary}
          href={entry && site ? changedPage(site, entry.change) : '/'}
          target="_blank"
          rel="noopener"
        >
          {words.see}
        </a>
      )}
      {isKilled && listed?.canApprove && (
        <Button look="primary" onClick={() => void work.publishAgain()}>
          {words.again}
        </Button>
      )}
      {hasEnded && (
        <Button look="quiet" onClick={work.dismiss}>
          {words.close}
        </Button>
      )}
    </div>
  )
}

/** The share of rendered pages; without a value until pages are rendered. */
const Pages = ({ done, of }: { done?: number; of?: number }) => (
  <>
    <progress aria-label={words.label} value={done} max={of} />
    {done !== undefined && of !== undefined && (
      <span aria-hidden="true">{fill(words.pages, { done, of })}</span>
    )}
  </>
)
