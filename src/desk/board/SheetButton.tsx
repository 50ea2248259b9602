import { useState } from 'react'
import type { Me } from '../contract'
import { askFile, DeskFault } from '../lib/ask'
import { saveFile } from '../lib/saveFile'
import { wallTime } from '../lib/times'
import { fill, words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import styles from './SheetButton.module.css'
import { isWanted, type Search } from './useFound'

const { sheet: texts, faults } = words

/** Hands out the requests that are looked for, or all, as a sheet for Excel. */
export function SheetButton({ search, clinic }: { search: Search; clinic: Me['clinic'] }) {
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  async function hand() {
    const { page, ...wanted } = search
    setBusy(true)
    setSaid('')
    try {
      const day = wallTime(Date.now(), clinic.timeZone).slice(0, 10)
      saveFile(await askFile('/requests/sheet', wanted), fill(texts.file, { day }))
      setSaid(texts.done)
    } catch (caught) {
      const isAway = caught instanceof DeskFault && caught.code === 'offline'
      setSaid(isAway ? faults.offline : faults.other)
    }
    setBusy(false)
  }

  return (
    <div className={styles.sheet}>
      <button type="button" className={controls.secondary} disabled={busy} onClick={hand}>
        {isWanted(search) ? texts.found : texts.all}
      </button>
      <p role="status">{said}</p>
    </div>
  )
}
