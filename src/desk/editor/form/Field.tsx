import type { ComponentType, ReactNode } from 'react'
import type { FormNode, Path } from '../contract'
import { SpecialDays } from './days/SpecialDays'
import { definitionOf, resolved, useForm } from './formContext'
import { Week } from './hours/Week'
import { ListField } from './ListField'
import { COLOUR, ColourField } from './look/ColourField'
import { FileChoice } from './look/FileChoice'
import { MediaField } from './look/MediaField'
import { PlainField } from './PlainField'
import { PriceList } from './prices/PriceList'
import { RecordField } from './RecordField'

export type FieldProps = {
  node: FormNode
  path: Path
  value: unknown
  isRequired: boolean
  /** The keys beside it, in the schema's order: where it comes to stand when it is new. */
  order: readonly string[]
}

/** What is kept as a table or a calendar rather than as a list of records, by what its items are. */
const special: Record<string, ComponentType<FieldProps>> = {
  priceCategory: PriceList,
  openingHours: Week,
  exception: SpecialDays,
}
const specialFor = ({ items }: FormNode) => items && special[definitionOf(items) ?? '']

/** Whether it names what can be shown: films and fonts cannot. */
const isSeen = ({ media }: FormNode) => media && media !== 'video' && media !== 'font'

/** One field of a form, as its schema describes it. */
export function Field({ node, ...props }: FieldProps): ReactNode {
  const { root } = useForm()
  const own = resolved(root, node)
  const Special = specialFor(own)
  if (Special) return <Special node={own} {...props} />
  if (own.pattern === COLOUR) return <ColourField node={own} {...props} />
  if (isSeen(own)) return <MediaField node={own} {...props} />
  if (own.media) return <FileChoice node={own} {...props} />
  if (own.type === 'array') return <ListField node={own} {...props} />
  if (own.type === 'object') return <RecordField node={own} {...props} />
  return <PlainField node={own} {...props} />
}
