import type { ComponentType, ReactNode } from 'react'
import type { FormNode } from '../../contract/validatorMessages'
import { SpecialDays } from './days/SpecialDays'
import { definitionOf, type FieldProps, resolveRef, useForm } from './formContext'
import { Week } from './hours/Week'
import { ListField } from './ListField'
import { COLOUR, ColourField } from './media/ColourField'
import { FileChoice } from './media/FileChoice'
import { MediaField } from './media/MediaField'
import { PlainField } from './PlainField'
import { PriceList } from './prices/PriceList'
import { RecordField } from './RecordField'

/** Arrays that are a table or a calendar, by the definition of their items. */
const special: Record<string, ComponentType<FieldProps>> = {
  priceCategory: PriceList,
  openingHours: Week,
  exception: SpecialDays,
}
const specialFor = ({ items }: FormNode) => items && special[definitionOf(items) ?? '']

/** Videos and fonts have no picture. */
const isSeen = ({ media }: FormNode) => media && media !== 'video' && media !== 'font'

/** The field for a schema node. */
export function Field({ node, ...props }: FieldProps): ReactNode {
  const { root } = useForm()
  const own = resolveRef(root, node)
  const Special = specialFor(own)
  if (Special) return <Special node={own} {...props} />
  if (own.pattern === COLOUR) return <ColourField node={own} {...props} />
  if (isSeen(own)) return <MediaField node={own} {...props} />
  if (own.media) return <FileChoice node={own} {...props} />
  if (own.type === 'array') return <ListField node={own} {...props} />
  if (own.type === 'object') return <RecordField node={own} {...props} />
  return <PlainField node={own} {...props} />
}
