import { type FormEvent, useEffect, useState } from 'react'
import { Alert, Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import { refusalText } from '../callEditor'
import { focusHeading } from '../focus'
import { texts } from '../text'
import type { EditorWork } from '../work/work'
import type { Exchange } from '../work/workState'
import { ConflictField } from './ConflictField'
import styles from './Conflicts.module.css'

/** A choice of the site's or the draft's version for every conflict; the draft continues from the result. */
export function ConflictForm({ exchange, work }: { exchange: Exchange; work: EditorWork }) {
  const moved = exchange.kind === 'choosing' ? exchange.conflict : undefined
  const fault = 'refusal' in exchange && exchange.refusal ? refusalText(exchange.refusal) : ''
  const [isSending, setIsSending] = useState(false)
  /** Whether a choice is missing. */
  const [isOpen, setIsOpen] = useState(false)
  const site = moved?.site
  // The pressed button is gone.
  useEffect(() => {
    if (site && document.activeElement === document.body) focusHeading('versions-heading')
  }, [site])
  const alert = <Alert>{isOpen ? texts.versions.choose : fault}</Alert>
  const discard = (
    <Button look="quiet" onClick={() => void work.discard()}>
      {texts.draft.discard}
    </Button>
  )
  if (!moved)
    return (
      <section className={styles.versions}>
        <p role="status">{fault === '' ? texts.versions.updating : ''}</p>
        {alert}
        {fault !== '' && (
          <p className={controls.buttons}>
            <Button look="primary" onClick={() => void work.rebaseAgain()}>
              {texts.versions.again}
            </Button>
            {discard}
          </p>
        )}
      </section>
    )

  async function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const open = moved?.collisions.findIndex((_, index) => !chosen.has(String(index))) ?? -1
    setIsOpen(open !== -1)
    if (open !== -1) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${open}"]`)?.focus()
      return
    }
    setIsSending(true)
    await work.choose(
      (moved?.collisions ?? []).map(({ file, place }, index) => ({
        file,
        place,
        take: chosen.get(String(index)) === 'draft' ? 'draft' : 'site',
      })),
    )
    setIsSending(false)
  }

  return (
    <form
      key={moved.site}
      className={styles.versions}
      aria-labelledby="versions-heading"
      onSubmit={(event) => void choose(event)}
    >
      <h2 id="versions-heading" tabIndex={-1}>
        {texts.versions.heading}
      </h2>
      <p role="status">{texts.versions.intro}</p>
      {moved.collisions.map((collision, index) => (
        <ConflictField
          key={`${collision.file} ${collision.place}`}
          collision={collision}
          name={String(index)}
        />
      ))}
      {alert}
      <p className={controls.buttons}>
        <button type="submit" className={controls.primary} disabled={isSending}>
          {texts.versions.continue}
        </button>
        {discard}
      </p>
    </form>
  )
}
