import { useRef, useState } from 'react'
import type { Me } from '../contract'
import { Cancelled } from '../entrance/passkey'
import { useProof } from '../frame/useProof'
import { askFile, DeskFault } from '../lib/ask'
import { saveFile } from '../lib/saveFile'
import { wallTime } from '../lib/times'
import { fill, words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import styles from './SheetButton.module.css'
import { isWanted, type Search } from './useFound'

const { sheet: texts, faults } = words

/** Hands out the requests that are looked for, or all, as a sheet for Excel, to who has just proven who they are. */
export function SheetButton({ search, clinic }: { search: Search; clinic: Me['clinic'] }) {
  const [said, setSaid] = useState('')
  const busy = useRef(false)
  const { proven, proof } = useProof()

  async function hand() {
    const { page, ...wanted } = search
    // Not disabled meanwhile: the focus comes back to it from the dialog.
    if (busy.current) return
    busy.current = true
    setSaid('')
    try {
      const day = wallTime(Date.now(), clinic.timeZone).slice(0, 10)
      const file = await proven(() => askFile('/requests/sheet', wanted))
      saveFile(file, fill(texts.file, { day }))
      setSaid(texts.done)
    } catch (caught) {
      const isAway = caught instanceof DeskFault && caught.code === 'offline'
      if (!(caught instanceof Cancelled)) setSaid(isAway ? faults.offline : faults.other)
    }
    busy.current = false
  }

  return (
    <div className={styles.sheet}>
      <button type="button" className={controls.secondary} onClick={hand}>
        {isWanted(search) ? texts.found : texts.all}
      </button>
      <p role="status">{said}</p>
      {proof}
    </div>
  )
}
