import { type FormEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { fill } from '../../../lib/words'
import controls from '../../../styles/Controls.module.css'
import { texts } from '../../words'
import { drawCrop, pictureOf } from './bring'
import { cropOf, pushed, ratioIn, whole } from './crop'
import styles from './Look.module.css'

/** How wide the frame is drawn, in pixels. */
const FRAME = 960

type CropPictureProps = {
  bitmap: ImageBitmap
  /** `3:2`; any where it is not said. */
  ratio: string | undefined
  asksAlt: boolean
  nameFor(ending: string): string
  onDone(name: string, bytes: Uint8Array, alt?: string): Promise<void>
  onBack(): void
}

/** What of a picture is shown: pushed with the pointer, or by three sliders. */
export function CropPicture({ bitmap, ratio, asksAlt, nameFor, ...on }: CropPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ x: number; y: number }>(undefined)
  const [view, setView] = useState(whole)
  const [alt, setAlt] = useState('')
  const [isWorking, setIsWorking] = useState(false)
  const wanted = ratioIn(ratio)
  const crop = cropOf(bitmap, wanted, view)

  useEffect(() => {
    if (!canvas.current) return
    drawCrop(canvas.current, bitmap, cropOf(bitmap, wanted, view))
  }, [bitmap, wanted, view])

  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    if (!held.current) return
    const { width, height } = currentTarget.getBoundingClientRect()
    const by = { x: (clientX - held.current.x) / width, y: (clientY - held.current.y) / height }
    held.current = { x: clientX, y: clientY }
    setView((last) => pushed(bitmap, wanted, last, by))
  }
  const slider = (key: keyof typeof view, title: string, most: number) => (
    <label className={controls.field}>
      {title}
      <input
        type="range"
        min={key === 'zoom' ? 1 : 0}
        max={most}
        step={0.01}
        value={view[key]}
        onChange={({ target }) => setView({ ...view, [key]: Number(target.value) })}
      />
    </label>
  )
  const finish = async (event: FormEvent) => {
    event.preventDefault()
    setIsWorking(true)
    const { bytes, ending } = await pictureOf(bitmap, crop)
    await on.onDone(nameFor(ending), bytes, alt.trim())
    setIsWorking(false)
  }
  // As large as it is shown at most: quick under the pointer.
  const frame = cropOf(bitmap, wanted, whole)
  return (
    <form className={styles.crop} onSubmit={(event) => void finish(event)}>
      <p>{ratio ? fill(texts.look.crop, { ratio }) : texts.look.cropFree}</p>
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={FRAME}
        height={Math.round((FRAME * frame.height) / frame.width)}
        onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
          currentTarget.setPointerCapture(pointerId)
          held.current = { x: clientX, y: clientY }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          held.current = undefined
        }}
      />
      <div className={styles.sliders}>
        {slider('zoom', texts.look.zoom, 4)}
        {slider('x', texts.look.across, 1)}
        {slider('y', texts.look.down, 1)}
      </div>
      {asksAlt && (
        <label className={controls.field}>
          {texts.look.alt}
          <input
            className={controls.input}
            required
            autoComplete="off"
            placeholder={texts.look.altExample}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        </label>
      )}
      <p className={controls.buttons}>
        <button type="submit" className={controls.primary} disabled={isWorking}>
          {texts.look.use}
        </button>
        <button type="button" className={controls.quiet} onClick={on.onBack}>
          {texts.look.other}
        </button>
      </p>
    </form>
  )
}
