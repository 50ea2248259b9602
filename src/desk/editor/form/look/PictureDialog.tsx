import { type ChangeEvent, useRef, useState } from 'react'
import { Dialog } from '../../../frame/Dialog'
import { fill } from '../../../lib/words'
import controls from '../../../styles/Controls.module.css'
import type { FormNode, Path } from '../../contract'
import type { FormEdit } from '../../text/edit'
import { texts } from '../../words'
import { useForm } from '../formContext'
import { newName } from './bring'
import { CropPicture } from './CropPicture'
import styles from './Look.module.css'

type PictureDialogProps = {
  node: FormNode
  path: Path
  /** The keys beside it. */
  order: readonly string[]
  name: string
  onClose(): void
}

type Bitmap = { bitmap: ImageBitmap; from: string }

const isDrawn = (kind: FormNode['media']) => kind !== 'photo'
const isIcon = (kind: FormNode['media']) => kind === 'icon' || kind === 'glyph'

/** Choosing a picture among those of the site, or bringing one. */
export function PictureDialog({ node, path, order, name, onClose }: PictureDialogProps) {
  const { media, edit } = useForm()
  const [cropped, setCropped] = useState<Bitmap>()
  const [refusal, setRefusal] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const kind = node.media
  const altKey = ['photoAlt', 'alt'].find((key) => order.includes(key))
  const altPath = altKey === undefined ? undefined : [...path.slice(0, -1), altKey]

  const suits = media.names.filter((each) =>
    isIcon(kind)
      ? each.startsWith('icons/') && each.endsWith('.svg')
      : isDrawn(kind)
        ? each.endsWith('.svg') && !each.includes('/')
        : /\.(?:png|jpe?g|webp|avif|svg)$/.test(each) && !each.startsWith('icons/'),
  )
  const close = () => body.current?.closest('dialog')?.close()
  const choose = (chosen: string) => {
    edit({ kind: 'set', path, order, value: chosen })
    close()
  }
  /** A new file and the field that names it are one change. */
  const bring = async (file: string, bytes: Uint8Array, alt?: string) => {
    const trouble = await media.refusalOf(file, bytes)
    if (trouble) {
      setCropped(undefined)
      setRefusal(trouble)
      return
    }
    const edits: FormEdit[] = [{ kind: 'set', path, order, value: file }]
    if (altPath && alt) edits.push({ kind: 'set', path: altPath, order, value: alt })
    edit(edits, { said: texts.look.brought, pictures: { [`content/media/${file}`]: bytes } })
    close()
  }
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    setRefusal('')
    const isSvg = /\.svg$/i.test(file.name)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const folder = isIcon(kind) ? 'icons/' : ''
    if (isSvg) return bring(newName(file.name, 'svg', media.names, folder), bytes)
    const bitmap = isDrawn(kind) ? undefined : await createImageBitmap(file).catch(() => undefined)
    if (bitmap) return setCropped({ bitmap, from: file.name })
    // No browser shows it, or not this one: the gate knows what it is.
    const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? 'jpg'
    const said = await media.refusalOf(newName(file.name, ending, media.names, folder), bytes)
    setRefusal(said ?? (isDrawn(kind) ? texts.look.onlySvg : texts.look.unreadable))
  }

  return (
    <Dialog heading={node.title ?? ''} onClose={onClose}>
      <div ref={body} className={styles.dialog}>
        {cropped ? (
          <CropPicture
            {...cropped}
            ratio={node.ratio}
            asksAlt={altKey !== undefined}
            nameFor={(ending) => newName(cropped.from, ending, media.names)}
            onDone={bring}
            onBack={() => setCropped(undefined)}
          />
        ) : (
          <>
            <p className={controls.buttons}>
              <label className={`${controls.primary} ${styles.upload}`}>
                {isDrawn(kind) ? texts.look.uploadDrawing : texts.look.upload}
                <input
                  type="file"
                  accept={isDrawn(kind) ? '.svg' : 'image/*,.heic,.heif'}
                  onChange={(event) => void take(event)}
                />
              </label>
              <button type="button" className={controls.quiet} onClick={close}>
                {texts.cancel}
              </button>
            </p>
            <p className={controls.fault} role="alert">
              {refusal}
            </p>
            <ul className={styles.grid} data-kind={kind}>
              {suits.map((each, index) => (
                <li key={each}>
                  <button
                    type="button"
                    className={styles.choice}
                    aria-pressed={each === name}
                    onClick={() => choose(each)}
                  >
                    <img src={media.addressOf(each)} alt="" loading="lazy" />
                    <span>
                      {media.wordsFor(each) ?? fill(texts.look.number, { number: index + 1 })}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}
