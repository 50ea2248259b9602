import { useCallback, useState } from 'react'

const key = 'desk-sound'
/** Arrivals so close together ring once, in milliseconds. */
const apart = 2000

/** Two soft notes, made here: no file, and quiet until somebody has chosen it. */
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

/** Whether an arrival is heard on this device: off until chosen, kept for the next time. */
export function useSound() {
  const [isOn, setOn] = useState(() => localStorage.getItem(key) === 'on')
  const choose = (on: boolean) => {
    localStorage.setItem(key, on ? 'on' : 'off')
    setOn(on)
    if (on) ring()
  }
  const arrive = useCallback(() => {
    if (localStorage.getItem(key) !== 'on') return
    // Every tab hears of it, within moments of each other; one is heard.
    void navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
      if (!lock) return
      ring()
      await new Promise((resolve) => setTimeout(resolve, apart))
    })
  }, [])
  return { isOn, choose, arrive }
}
