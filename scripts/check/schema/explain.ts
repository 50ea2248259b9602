import { daysIn, monthName, readDate } from '../calendar.ts'
import { fault } from '../fault.ts'
import { nearest } from '../nearest.ts'
import { valueRange, writtenAt } from '../position.ts'
import type { Doc, Edit, Fault, Path } from '../types.ts'
import { wholeNumberOf } from '../wholeNumber.ts'
import { booleanWords, kindOf, kindWords } from '../words.ts'
import { repairedForm } from './form.ts'
import { type SchemaNode, titleAt } from './node.ts'
import type { Violation } from './rulebook.ts'

/** One refused value, ready to be explained. */
export type Cause = {
  doc: Doc
  path: Path
  value: unknown
  schema: SchemaNode
  violation: Violation
}

/** A value of the wrong kind, and what it should be when that is plain. */
function wrongType(cause: Cause): Fault {
  const { value, schema } = cause
  const type = schema.type ?? 'string'
  if (typeof value === 'number' && type === 'integer')
    return at(cause, 'value.whole', [title(cause)])
  const meant =
    type === 'integer' && typeof value === 'string'
      ? wholeNumberOf(value)?.toString()
      : type === 'boolean' && typeof value === 'string'
        ? booleanWords[value.toLocaleLowerCase('tr')]
        : type === 'string' && typeof value === 'number'
          ? JSON.stringify(writtenOf(cause))
          : type === 'array' && typeof value === 'string'
            ? `[${JSON.stringify(value)}]`
            : undefined
  return at(cause, 'value.type', [title(cause), kindWords[type] ?? type, kindOf(value)], meant)
}

/** A date in another order, or a day the calendar does not have. */
function wrongDate(cause: Cause): Fault {
  const date = readDate(String(cause.value))
  if (!date) return at(cause, 'value.date-form', [title(cause)])
  const { year, month, day, iso } = date
  if (month < 1 || month > 12) return at(cause, 'value.date-month', [])
  const days = daysIn(year, month)
  if (day < 1 || day > days)
    return at(cause, 'value.date-day', [String(year), monthName(month), days])
  return at(cause, 'value.date-form', [title(cause)], JSON.stringify(iso))
}

function wrongOption(cause: Cause): Fault {
  const options = (cause.schema.enum ?? []).map(String)
  const named = options.map((option, index) => ({
    option,
    word: cause.schema.enumDescriptions?.[index] ?? option,
  }))
  const written = String(cause.value)
  const byWord = nearest(
    written,
    named.map(({ word }) => word),
  )
  const meant = nearest(written, options) ?? named.find(({ word }) => word === byWord)?.option
  const expected = named
    .map(({ option, word }) => (word === option ? `"${option}"` : `"${option}" (${word})`))
    .join(', ')
  const fixed = at(cause, 'value.option', [title(cause)], meant && JSON.stringify(meant))
  return { ...fixed, expected, ...(meant && { suggestion: `"${meant}"` }) }
}

/** How each broken schema keyword is told; what is not listed falls back to a plain refusal. */
export const explainers: Record<string, (cause: Cause) => Fault> = {
  type: wrongType,
  enum: wrongOption,
  const: (cause) => at(cause, 'value.fixed', [title(cause)], JSON.stringify(cause.schema.const)),
  format: (cause) =>
    cause.schema.format === 'date' ? wrongDate(cause) : at(cause, 'value.email', [title(cause)]),
  pattern: (cause) =>
    cause.value === ''
      ? at(cause, 'value.empty', [title(cause)])
      : at(
          cause,
          'value.form',
          [title(cause), cause.schema.patternErrorMessage ?? ''],
          repaired(cause),
        ),
  minimum: (cause) => at(cause, 'value.low', [title(cause), cause.schema.minimum ?? 0]),
  maximum: (cause) => at(cause, 'value.high', [title(cause), cause.schema.maximum ?? 0]),
  minLength: (cause) => at(cause, 'value.empty', [title(cause)]),
  minItems: (cause) => at(cause, 'value.empty-list', [title(cause)]),
  uniqueItems: (cause) => {
    const path = [...cause.path, Number(cause.violation.params.i ?? 0)]
    return {
      ...at(cause, 'value.repeated', [title(cause)]),
      path,
      range: valueRange(cause.doc, path),
    }
  },
}

export const unexplained = (cause: Cause): Fault => at(cause, 'value.other', [title(cause)])

const title = ({ doc, path }: Cause) => titleAt(doc.schema, path)

const repaired = ({ value, schema }: Cause) => {
  const meant = repairedForm(String(value), schema.pattern ?? '')
  return meant === undefined ? undefined : JSON.stringify(meant)
}

const writtenOf = ({ doc, path }: Cause) => writtenAt(doc.text, valueRange(doc, path))

/** A fault on the value itself; `meant` is the JSON that should stand there, when it is known. */
function at<C extends Parameters<typeof fault>[0]>(
  cause: Cause,
  code: C,
  words: Parameters<typeof fault<C>>[1],
  meant?: string,
): Fault {
  const { doc, path, schema, value } = cause
  const range = valueRange(doc, path)
  const edit: Edit | undefined = meant === undefined ? undefined : { ...range, text: meant }
  const example = schema.examples?.[0]
  return fault(code, words, doc.file, range, {
    path,
    ...(typeof value !== 'object' && { written: writtenOf(cause) }),
    ...(edit && { edit }),
    ...(example !== undefined && { example: JSON.stringify(example) }),
  })
}
