import { useRef, useState } from 'react'
import { fill } from '../../../shared/formats/fill'
import type { Me } from '../../contract/contract'
import { Button } from '../kit/Controls'
import { faultText, fetchSheet } from '../kit/call'
import { Cancelled } from '../kit/passkey'
import { saveFile } from '../kit/saveFile'
import { words } from '../kit/text'
import { wallTime } from '../kit/times'
import { useReauth } from '../kit/useActions'
import styles from './Board.module.css'
import { hasCriteria, type Search } from './SearchBar'

const { sheet: texts, faults } = words

/** Exports the found requests, or all, for Excel; requires re-authentication. */
export function ExportButton({ search, clinic }: { search: Search; clinic: Me['clinic'] }) {
  const [message, setMessage] = useState('')
  const busy = useRef(false)
  const { withReauth, reauthDialog } = useReauth()

  async function exportRequests() {
    const { page, ...query } = search
    // Not disabled: the dialog returns the focus to it.
    if (busy.current) return
    busy.current = true
    setMessage('')
    try {
      const day = wallTime(Date.now(), clinic.timeZone).slice(0, 10)
      const file = await withReauth(() => fetchSheet(query))
      saveFile(file, fill(texts.file, { day }))
      setMessage(texts.done)
    } catch (caught) {
      const own = { unavailable: faults.other }
      if (!(caught instanceof Cancelled)) setMessage(faultText(caught, own))
    }
    busy.current = false
  }

  return (
    <div className={styles.sheet}>
      <Button look="secondary" onClick={exportRequests}>
        {hasCriteria(search) ? texts.found : texts.all}
      </Button>
      <p role="status">{message}</p>
      {reauthDialog}
    </div>
  )
}
