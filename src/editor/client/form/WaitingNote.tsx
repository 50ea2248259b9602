import { Button } from '../../../desk/client/kit/Controls'
import type { Path } from '../../contract/contract'
import { texts } from '../text'
import styles from './Form.module.css'
import { useForm } from './formContext'

/** Marks a record that waits in an own proposal, with the way to it; null for other records. */
export function WaitingNote({ path }: { path: Path }) {
  const { waitingAt, continueProposal } = useForm()
  const proposal = waitingAt(path)
  if (!proposal) return null
  return (
    <p className={styles.faulty}>
      {texts.waiting.record}
      <Button look="secondary" onClick={() => continueProposal(proposal, path)}>
        {texts.proposals.edit}
      </Button>
    </p>
  )
}
