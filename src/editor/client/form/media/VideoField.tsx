import { type ChangeEvent, useRef, useState } from 'react'
import { Alert } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import type { Path } from '../../../contract/contract'
import { MEDIA_FOLDER } from '../../draft/changes'
import type { FormEdit } from '../../json/applyFormEdit'
import { texts } from '../../text'
import { type FieldProps, useForm } from '../formContext'
import { nodeAt } from '../formNode'
import { firstFrame, newName, ratioIn } from './cropImage'
import { FileChoice } from './FileChoice'
import styles from './Media.module.css'

/**
 * The H.264 file of a slide's video: of the site or from the device. Its first frame becomes the picture
 * that the video starts from; other files of the former video are removed.
 */
export function VideoField(props: FieldProps) {
  const { path, order } = props
  const { root, whole, media, edit } = useForm()
  const [notice, setNotice] = useState('')
  /** Rises with each choice: the result of an earlier one is dropped. */
  const turn = useRef(0)

  const group = path.slice(0, -1)
  const slide = group.slice(0, -1)
  const isMain = group.at(-1) === 'video'
  const ownPicture = ['poster', 'picture'].find((key) => order.includes(key))
  const picture = ownPicture ? [...group, ownPicture] : isMain ? [...slide, 'poster'] : undefined
  const cuts = isMain ? ['wide', 'phone'].map((key) => [...slide, key]) : []
  const removal = (...places: Path[]): FormEdit[] =>
    places
      .filter((at) => at.reduce<unknown>((part, key) => Reflect.get(Object(part), key), whole))
      .map((at) => ({ kind: 'remove', path: at }))

  const write = async (file: string, bytes?: Uint8Array<ArrayBuffer>) => {
    turn.current += 1
    const own = turn.current
    setNotice('')
    if (file === '') return edit(removal(group, ...cuts))
    const refusal = bytes && (await media.refusalOf(file, bytes))
    const address = bytes ? URL.createObjectURL(new Blob([bytes])) : media.addressOf(file)
    const frame =
      picture && !refusal && (await firstFrame(address, ratioIn(nodeAt(root, picture).ratio)))
    if (turn.current !== own) return
    if (refusal) return setNotice(refusal)
    const edits = [...removal([...group, 'av1'], ...cuts)]
    const pictures = bytes ? { [MEDIA_FOLDER + file]: bytes } : {}
    edits.push({ kind: 'set', path, order, value: file })
    if (picture && frame) {
      const value = newName(file, frame.ending, media.names)
      edits.push({ kind: 'set', path: picture, value })
      Object.assign(pictures, { [MEDIA_FOLDER + value]: frame.bytes })
    } else if (picture) setNotice(texts.look.noFrame)
    edit(edits, { message: texts.look.videoBrought, pictures })
  }
  const receive = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? 'mp4'
    await write(newName(file.name, ending, media.names), new Uint8Array(await file.arrayBuffer()))
  }
  return (
    <div>
      <FileChoice {...props} isRequired={false} onChoose={(file) => void write(file)} />
      <label className={`${controls.secondary} ${styles.upload}`}>
        {texts.look.uploadVideo}
        <input type="file" accept="video/*" onChange={(event) => void receive(event)} />
      </label>
      <Alert>{notice}</Alert>
    </div>
  )
}
