import { type ChangeEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Alert, Button } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { Dialog } from '../../../../desk/client/kit/Dialog'
import { fill } from '../../../../shared/formats/fill'
import type { Path } from '../../../contract/contract'
import type { FormNode } from '../../../contract/validatorMessages'
import { MEDIA_FOLDER } from '../../draft/changes'
import { focusShown } from '../../focus'
import type { FormEdit } from '../../json/applyFormEdit'
import { texts } from '../../text'
import { useForm } from '../formContext'
import { newName } from './cropImage'
import styles from './Media.module.css'

type PictureDialogProps = {
  node: FormNode
  path: Path
  /** The keys of its record. */
  order: readonly string[]
  name: string
  onClose(): void
}

const CropForm = lazy(() => import('./CropForm'))

type Picture = { bitmap: ImageBitmap; file: File }

const isDrawn = (kind: FormNode['media']) => kind !== 'photo'
const isIcon = (kind: FormNode['media']) => kind === 'icon' || kind === 'glyph'

/** Chooses a picture of the site or uploads one. */
export function PictureDialog({ node, path, order, name, onClose }: PictureDialogProps) {
  const { media, edit } = useForm()
  const [cropped, setCropped] = useState<Picture>()
  const [refusal, setRefusal] = useState('')
  const body = useRef<HTMLDivElement>(null)
  /** Rises when the editor cancels: a picture that is still being checked is dropped. */
  const turn = useRef(0)
  const cancel = useCallback(() => {
    turn.current += 1
  }, [])
  useEffect(() => cancel, [cancel])
  const kind = node.media
  const altKey = ['photoAlt', 'alt'].find((key) => order.includes(key))
  const altPath = altKey === undefined ? undefined : [...path.slice(0, -1), altKey]

  /** Icons of networks are not offered for services; a new drawing is for services, not for networks. */
  const isOfPlace = (lists: ReadonlySet<string>) =>
    lists.has(String(path[0])) || (kind === 'icon' && lists.size === 0)
  const suits = media.names.filter((each) =>
    isIcon(kind)
      ? each.startsWith('icons/') && each.endsWith('.svg') && isOfPlace(media.listsOf(each))
      : isDrawn(kind)
        ? each.endsWith('.svg') && !each.includes('/')
        : /\.(?:png|jpe?g|webp|avif|svg)$/.test(each) && !each.startsWith('icons/'),
  )
  const close = () => body.current?.closest('dialog')?.close()
  const choose = (chosen: string) => {
    edit({ kind: 'set', path, order, value: chosen })
    close()
  }
  /** The file and the field that names it are one undo step. */
  const add = async (file: string, bytes: Uint8Array, alt?: string) => {
    const own = turn.current
    const message = await media.refusalOf(file, bytes)
    if (turn.current !== own) return
    if (message) {
      setCropped(undefined)
      setRefusal(message)
      return
    }
    const edits: FormEdit[] = [{ kind: 'set', path, order, value: file }]
    if (altPath && alt) edits.push({ kind: 'set', path: altPath, order, value: alt })
    edit(edits, { message: texts.look.brought, pictures: { [MEDIA_FOLDER + file]: bytes } })
    close()
  }
  const receive = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    setRefusal('')
    const isSvg = /\.svg$/i.test(file.name)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const folder = isIcon(kind) ? 'icons/' : ''
    if (isSvg) return add(newName(file.name, 'svg', media.names, folder), bytes)
    const bitmap = isDrawn(kind) ? undefined : await createImageBitmap(file).catch(() => undefined)
    if (bitmap) return setCropped({ bitmap, file })
    // The browser cannot decode it: the validator names the reason.
    const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? 'jpg'
    const message = await media.refusalOf(newName(file.name, ending, media.names, folder), bytes)
    setRefusal(message ?? (isDrawn(kind) ? texts.look.onlySvg : texts.look.unreadable))
  }

  return (
    <Dialog heading={node.title ?? ''} onClose={onClose}>
      <div ref={body} className={styles.dialog}>
        {cropped ? (
          <Suspense>
            <CropForm
              {...cropped}
              ratio={node.ratio}
              asksAlt={altKey !== undefined}
              nameFor={(ending) => newName(cropped.file.name, ending, media.names)}
              onDone={add}
              onBack={() => {
                cancel()
                setCropped(undefined)
              }}
            />
          </Suspense>
        ) : (
          <>
            <p className={controls.buttons}>
              <label className={`${controls.primary} ${styles.upload}`}>
                {isDrawn(kind) ? texts.look.uploadDrawing : texts.look.upload}
                <input
                  ref={focusShown}
                  type="file"
                  accept={isDrawn(kind) ? '.svg' : 'image/*,.heic,.heif'}
                  onChange={(event) => void receive(event)}
                />
              </label>
              <Button look="quiet" onClick={close}>
                {texts.cancel}
              </Button>
            </p>
            <Alert>{refusal}</Alert>
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
                      {media.descriptionOf(each) ?? fill(texts.look.number, { number: index + 1 })}
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
