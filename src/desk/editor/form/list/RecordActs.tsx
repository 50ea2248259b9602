import { fill } from '../../../lib/words'
import controls from '../../../styles/Controls.module.css'
import { texts } from '../../words'
import type { RecordList } from './useRecordList'

type RecordActsProps = { records: RecordList; index: number }

/** What can be done to a record of a list, by keyboard as by pointer. */
export function RecordActs({ records, index }: RecordActsProps) {
  const name = records.nameAt(index)
  const acts = [
    [texts.list.up, index > 0, () => records.move(index, index - 1)],
    [texts.list.down, index < records.list.length - 1, () => records.move(index, index + 1)],
    [texts.list.copy, true, () => records.copy(index)],
    [texts.list.remove, true, () => records.remove(index)],
  ] as const
  return (
    <p className={controls.buttons}>
      {acts.map(([act, isPossible, run]) => (
        <button
          key={act}
          type="button"
          className={controls.quiet}
          disabled={!isPossible}
          aria-label={fill(texts.list.of, { act, name })}
          onClick={run}
        >
          {act}
        </button>
      ))}
    </p>
  )
}
