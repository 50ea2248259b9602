import { type FormEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { Button, InputField } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { fill } from '../../../../shared/formats/fill'
import { texts } from '../../text'
import { cropImage, cropOf, drawCrop, panned, ratioIn, whole } from './cropImage'
import styles from './Media.module.css'

/** Canvas width in pixels. */
const FRAME = 960

type CropFormProps = {
  bitmap: ImageBitmap
  /** `3:2`; undefined allows any. */
  ratio: string | undefined
  asksAlt: boolean
  nameFor(ending: string): string
  onDone(name: string, bytes: Uint8Array, alt?: string): Promise<void>
  onBack(): void
}

/** Crops a picture by dragging or with three sliders. */
export function CropForm({ bitmap, ratio, asksAlt, nameFor, ...on }: CropFormProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const dragged = useRef<{ x: number; y: number }>(undefined)
  const [view, setView] = useState(whole)
  const [alt, setAlt] = useState('')
  const [isWorking, setIsWorking] = useState(false)
  const [fault, setFault] = useState('')
  const altField = useRef<HTMLInputElement>(null)
  const faultId = useId()
  const aspect = ratioIn(ratio)
  const crop = cropOf(bitmap, aspect, view)

  useEffect(() => {
    if (!canvas.current) return
    drawCrop(canvas.current, bitmap, cropOf(bitmap, aspect, view))
  }, [bitmap, aspect, view])

  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    if (!dragged.current) return
    const { width, height } = currentTarget.getBoundingClientRect()
    const by = {
      x: (clientX - dragged.current.x) / width,
      y: (clientY - dragged.current.y) / height,
    }
    dragged.current = { x: clientX, y: clientY }
    setView((last) => panned(bitmap, aspect, last, by))
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
    if (asksAlt && alt.trim() === '') {
      setFault(fill(texts.field.missing, { title: texts.look.alt }))
      altField.current?.focus()
      return
    }
    setIsWorking(true)
    const { bytes, ending } = await cropImage(bitmap, crop)
    await on.onDone(nameFor(ending), bytes, alt.trim())
    setIsWorking(false)
  }
  // No larger than displayed: fast while dragging.
  const frame = cropOf(bitmap, aspect, whole)
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
          dragged.current = { x: clientX, y: clientY }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          dragged.current = undefined
        }}
      />
      <div className={styles.sliders}>
        {slider('zoom', texts.look.zoom, 4)}
        {slider('x', texts.look.across, 1)}
        {slider('y', texts.look.down, 1)}
      </div>
      {asksAlt && (
        <InputField
          label={texts.look.alt}
          ref={altField}
          aria-required="true"
          aria-invalid={fault !== '' || undefined}
          aria-describedby={faultId}
          autoComplete="off"
          placeholder={texts.look.altExample}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
      )}
      <p className={controls.fault} id={faultId} role="alert">
        {fault}
      </p>
      <p className={controls.buttons}>
        <button type="submit" className={controls.primary} disabled={isWorking}>
          {texts.look.use}
        </button>
        <Button look="quiet" onClick={on.onBack}>
          {texts.look.other}
        </Button>
      </p>
    </form>
  )
}
