import { useCallback, useEffect, useState } from 'react'
import { fill } from '../../../shared/formats/fill'
import { readStored, writeStored } from '../kit/storage'
import { words } from '../kit/text'

const key = 'desk-sound'
/** One sound for arrivals within this time, in milliseconds. */
const apart = 2000

/** Two synthesised notes. */
function ring(): void {
  const audio = new AudioContext()
  for (const [at, hertz] of [
    [0, 660],
    [0.18, 880],
  ] as const) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.12, audio.currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.4)
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.4)
  }
  setTimeout(() => void audio.close(), 1000)
}

/** The sound setting of this device, off by default, and the sound itself. */
export function useSound() {
  const [isOn, setOn] = useState(() => readStored(key) === 'on')
  const choose = (on: boolean) => {
    writeStored(key, on ? 'on' : 'off')
    setOn(on)
    if (on) ring()
  }
  const arrive = useCallback(() => {
    if (readStored(key) !== 'on') return
    // All tabs receive the event; the lock lets one play the sound.
    navigator.locks
      .request(key, { ifAvailable: true }, async (lock) => {
        if (!lock) return
        ring()
        await new Promise((resolve) => setTimeout(resolve, apart))
      })
      // Without storage there are no locks.
      .catch(ring)
  }, [])
  return { isOn, choose, arrive }
}

const { title, titleCount } = words

/** Shows the number of waiting requests in the title and on the app icon; undefined shows none. */
export function useTitleCount(waiting: number | undefined, clinic: string): void {
  useEffect(() => {
    const plain = fill(title, { clinic })
    document.title = waiting ? fill(titleCount, { count: waiting, clinic }) : plain
    // Rejected unless the desk is installed.
    void navigator.setAppBadge?.(waiting ?? 0).catch(() => undefined)
    return () => {
      document.title = plain
      void navigator.clearAppBadge?.().catch(() => undefined)
    }
  }, [waiting, clinic])
}
