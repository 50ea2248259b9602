import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Alert, Button, InputField } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { fill } from '../../../../shared/formats/fill'
import { focusShown } from '../../focus'
import { texts } from '../../text'
import { cropImage, ratioIn } from './cropImage'
import styles from './Media.module.css'

/** Pixels of the form by which an arrow key moves the picture. */
const STEP = 8
const MOST_ZOOM = 4

type CropFormProps = {
  file: File
  bitmap: ImageBitmap
  /** `3:2`; undefined allows any. */
  ratio: string | undefined
  asksAlt: boolean
  nameFor(ending: string): string
  onDone(name: string, bytes: Uint8Array, alt?: string): Promise<void>
  onBack(): void
}

/** Crops a picture by dragging, with the arrow keys and by its zoom. */
export default function CropForm({ file, bitmap, ratio, asksAlt, nameFor, ...on }: CropFormProps) {
  const [address, setAddress] = useState('')
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  /** In pixels of the picture; undefined until it is shown. */
  const [crop, setCrop] = useState<Area>()
  const [alt, setAlt] = useState('')
  const [isWorking, setIsWorking] = useState(false)
  const [fault, setFault] = useState('')
  const altField = useRef<HTMLInputElement>(null)
  const faultId = useId()
  const { width, height } = bitmap

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  const finish = async (event: FormEvent) => {
    event.preventDefault()
    if (asksAlt && alt.trim() === '') {
      setFault(fill(texts.field.missing, { title: texts.look.alt }))
      altField.current?.focus()
      return
    }
    if (!crop) return
    setIsWorking(true)
    const { bytes, ending } = await cropImage(bitmap, crop)
    await on.onDone(nameFor(ending), bytes, alt.trim())
    setIsWorking(false)
  }
  return (
    <form className={styles.crop} onSubmit={(event) => void finish(event)}>
      <p ref={focusShown} tabIndex={-1}>
        {ratio ? fill(texts.look.crop, { ratio }) : texts.look.cropFree}
      </p>
      <div className={styles.frame}>
        <Cropper
          image={address}
          aspect={ratioIn(ratio) ?? width / height}
          crop={place}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          keyboardStep={STEP}
          showGrid={false}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': texts.look.part }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setCrop(pixels)}
        />
      </div>
      <label className={controls.field}>
        {texts.look.zoom}
        <input
          className={styles.slider}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
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
      <Alert id={faultId}>{fault}</Alert>
      <p className={controls.buttons}>
        <button type="submit" className={controls.primary} disabled={isWorking || !crop}>
          {texts.look.use}
        </button>
        <Button look="quiet" onClick={on.onBack}>
          {texts.look.other}
        </Button>
      </p>
    </form>
  )
}
