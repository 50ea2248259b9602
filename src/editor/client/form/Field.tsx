import type { ComponentType, ReactNode } from 'react'
import { listNamedAt } from '../../../content/recordNames'
import type { FormNode } from '../../contract/validatorMessages'
import { ChoiceField } from './ChoiceField'
import { DateField, HOUR } from './DateField'
import { SpecialDays } from './days/SpecialDays'
import styles from './Form.module.css'
import { type FieldProps, FormProvider, useForm } from './formContext'
import { definitionOf, resolveRef } from './formNode'
import { Week } from './hours/Week'
import { ListField } from './ListField'
import { COLOUR, ColourField } from './media/ColourField'
import { FileChoice } from './media/FileChoice'
import { MediaField } from './media/MediaField'
import { VideoField } from './media/VideoField'
import { PlainField } from './PlainField'
import { PriceList } from './prices/PriceList'
import { RecordField } from './RecordField'
import { RichParts } from './rich/RichParts'
import { WaitingNote } from './WaitingNote'

/** Arrays that are a table, a calendar or a text, by the definition of their items. */
const special: Record<string, ComponentType<FieldProps>> = {
  priceCategory: PriceList,
  openingHours: Week,
  exception: SpecialDays,
  prosePart: RichParts,
  treatmentPart: RichParts,
}
const specialFor = ({ items }: FormNode) => items && special[definitionOf(items) ?? '']

/** Videos and fonts have no picture. */
const isSeen = ({ media }: FormNode) => media && media !== 'video' && media !== 'font'

/** Whether the record that a field names belongs to it alone: a new one is written there. */
const holdsRecord = ({ path }: Pick<FieldProps, 'path'>) =>
  path.at(-1) === 'record' || (path[0] === 'services' && path.at(-1) === 'page')

/** The field for a schema node; disabled while its record waits in an own proposal. */
export function Field(props: FieldProps): ReactNode {
  const form = useForm()
  if (!form.waitingAt(props.path)) return <OpenField {...props} />
  return (
    <>
      <WaitingNote path={props.path} />
      <fieldset className={styles.waiting} disabled>
        <FormProvider value={{ ...form, waitingAt: () => undefined }}>
          <OpenField {...props} />
        </FormProvider>
      </fieldset>
    </>
  )
}

function OpenField({ node, ...props }: FieldProps): ReactNode {
  const { root, whole, recordsOf, newRecordForm } = useForm()
  const own = resolveRef(root, node)
  const Special = specialFor(own)
  if (Special) return <Special node={own} {...props} />
  const list = listNamedAt(own, props.path, whole)
  if (list)
    return (
      <>
        <ChoiceField node={own} choices={recordsOf(list)} {...props} />
        {holdsRecord(props) && newRecordForm(list, String(props.value))}
      </>
    )
  if (own.format === 'date' || own.pattern === HOUR) return <DateField node={own} {...props} />
  if (own.pattern === COLOUR) return <ColourField node={own} {...props} />
  if (isSeen(own)) return <MediaField node={own} {...props} />
  if (own.media === 'video' && props.path.at(-1) === 'h264')
    return <VideoField node={own} {...props} />
  if (own.media) return <FileChoice node={own} {...props} />
  if (own.type === 'array') return <ListField node={own} {...props} />
  if (own.type === 'object') return <RecordField node={own} {...props} />
  return <PlainField node={own} {...props} />
}
