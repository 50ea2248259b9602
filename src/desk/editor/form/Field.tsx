import type { ReactNode } from 'react'
import type { FormNode, Path } from '../contract'
import { resolved, useForm } from './formContext'
import { ListField } from './ListField'
import { PlainField } from './PlainField'
import { RecordField } from './RecordField'

export type FieldProps = {
  node: FormNode
  path: Path
  value: unknown
  isRequired: boolean
  /** The keys beside it, in the schema's order: where it comes to stand when it is new. */
  order: readonly string[]
}

/** One field of a form, as its schema describes it. */
export function Field({ node, ...props }: FieldProps): ReactNode {
  const own = resolved(useForm().root, node)
  if (own.type === 'array') return <ListField node={own} {...props} />
  if (own.type === 'object') return <RecordField node={own} {...props} />
  return <PlainField node={own} {...props} />
}
