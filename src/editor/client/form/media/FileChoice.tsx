import { fill } from '../../../../shared/formats/fill'
import type { Media } from '../../media'
import { texts } from '../../text'
import { ChoiceField } from '../ChoiceField'
import { type FieldProps, useForm } from '../formContext'

/** Files without a picture, chosen from a list. */
const endings: Record<string, string> = { video: '.mp4', font: '.woff2' }

/** A video or font of the site, chosen by name or by the record that uses it. */
export function FileChoice(props: FieldProps & { onChoose?: (file: string) => void }) {
  const { media } = useForm()
  const { media: kind = '' } = props.node
  const choices = media.names
    .filter((each) => each.endsWith(endings[kind] ?? ''))
    .map((id, index) => ({
      id,
      name: kind === 'font' ? fontName(id) : videoName(media, id, index + 1),
    }))
  return <ChoiceField {...props} choices={choices} />
}

/** `fonts/open-sans.woff2` becomes Open Sans. */
const fontName = (file: string): string =>
  file
    .replace(/^.*\/|\.\w+$/g, '')
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

function videoName(media: Media, file: string, number: number): string {
  const film = fill(texts.look.film, { number })
  const description = media.descriptionOf(file)
  return description === undefined ? film : fill(texts.list.of, { act: film, name: description })
}
