import { Button } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { fill } from '../../../../shared/formats/fill'
import { texts } from '../../text'
import type { RecordList } from './useRecordList'

type RecordActionsProps = { records: RecordList; index: number }

/** Buttons to move, copy and remove a record. */
export function RecordActions({ records, index }: RecordActionsProps) {
  const name = records.nameAt(index)
  const isWaiting = records.isWaiting(index)
  const isHeld = records.isWaiting(index, true)
  const acts = [
    [texts.list.up, index > 0, () => records.move(index, index - 1)],
    [texts.list.down, index < records.list.length - 1, () => records.move(index, index + 1)],
    [texts.list.copy, true, () => records.copy(index)],
    [texts.list.remove, !isHeld, () => records.remove(index)],
  ] as const
  return (
    <p className={controls.buttons}>
      {acts.map(([act, isPossible, run]) => (
        <Button
          key={act}
          look="quiet"
          disabled={!isPossible || isWaiting}
          aria-label={fill(texts.list.of, { act, name })}
          onClick={run}
        >
          {act}
        </Button>
      ))}
      {isHeld && !isWaiting && texts.waiting.mark}
    </p>
  )
}
