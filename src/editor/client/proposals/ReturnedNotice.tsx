import { Alert, Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import { fullTimeText } from '../../../desk/client/kit/times'
import type { Me } from '../../../desk/contract/contract'
import { fill } from '../../../shared/formats/fill'
import { refusalText } from '../callEditor'
import { texts } from '../text'
import type { EditorWork } from '../work/work'
import { ownReturned, type Work } from '../work/workState'
import styles from './Returned.module.css'

const words = texts.proposals

type ReturnedNoticeProps = {
  me: Me
  state: Work
  work: EditorWork
  /** The draft's id. */
  open: string
}

/** Why proposals came back to this account. An empty draft has become the first of them. */
export const ReturnedNotice = ({ me, state, work, open }: ReturnedNoticeProps) =>
  ownReturned(state).map(({ id, returned: { by, at, reason } }) => (
    <section key={id} className={styles.notice} aria-labelledby={`returned-${id}`}>
      <h2 id={`returned-${id}`}>
        {fill(words.returned.heading, { name: by, time: fullTimeText(at, me.clinic) })}
      </h2>
      <blockquote>{reason}</blockquote>
      {id === open ? (
        <p>{words.returned.open}</p>
      ) : (
        <p className={controls.buttons}>
          <Button look="secondary" onClick={() => void work.continueProposal(id)}>
            {words.edit}
          </Button>
        </p>
      )}
      {id !== open && state.listFault && <Alert>{refusalText(state.listFault)}</Alert>}
    </section>
  ))
