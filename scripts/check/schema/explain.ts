import { nearest } from '../nearest.ts'
import { valueRange } from '../position.ts'
import type { Fault } from '../types.ts'
import { wholeNumberOf } from '../wholeNumber.ts'
import { booleanWords, kindOf, kindWords } from '../words.ts'
import { at, type Cause, title, writtenOf } from './cause.ts'
import { wrongDate } from './dates.ts'
import { repairedForm, repairedMail } from './form.ts'

/** A value of the wrong kind, and what it should be when that is plain. */
function wrongType(cause: Cause): Fault {
  const { value, schema } = cause
  const type = schema.type ?? 'string'
  if (typeof value === 'string' && value.trim() === '')
    return at(cause, 'value.empty', [title(cause)])
  if (typeof value === 'number' && type === 'integer')
    return at(cause, 'value.whole', [title(cause)])
  const meant = plainlyMeant(cause, type)
  return at(cause, 'value.type', [title(cause), kindWords[type] ?? type, kindOf(value)], meant)
}

/** The JSON of the right kind that was surely meant by a value of another. */
function plainlyMeant(cause: Cause, type: string): string | undefined {
  const { value, schema } = cause
  if (Array.isArray(value)) return value.length === 1 ? JSON.stringify(value[0]) : undefined
  if (typeof value === 'number' && type === 'string')
    return JSON.stringify(repairedForm(writtenOf(cause), schema.pattern ?? '') ?? writtenOf(cause))
  if (typeof value !== 'string') return undefined
  if (type === 'integer') return wholeNumberOf(value)?.toString()
  if (type === 'number') return /^-?\d+[.,]\d+$/.test(value) ? value.replace(',', '.') : undefined
  if (type === 'boolean') return booleanWords[value.trim().toLocaleLowerCase('tr')]
  return type === 'array' ? JSON.stringify([value]) : undefined
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

function wrongMail(cause: Cause): Fault {
  const written = String(cause.value)
  if (written.trim() === '') return at(cause, 'value.empty', [title(cause)])
  const meant = repairedMail(written)
  return at(cause, 'value.email', [title(cause)], meant && JSON.stringify(meant))
}

const TWO_TIMES = /^\d{1,2}[:.]\d{2}\s*[-–—]\s*\d{1,2}[:.]\d{2}$/

/** A text that does not have the form its field asks for. */
function wrongForm(cause: Cause): Fault {
  const { path, value, schema } = cause
  if (String(value).trim() === '') return at(cause, 'value.empty', [title(cause)])
  if (TWO_TIMES.test(String(value))) {
    const record = path.slice(0, -1)
    return {
      ...at(cause, 'hours.joined', []),
      covers: [
        [...record, 'open'],
        [...record, 'close'],
      ],
    }
  }
  return at(cause, 'value.form', [title(cause), schema.patternErrorMessage ?? ''], repaired(cause))
}

/** How each broken schema keyword is told; what is not listed falls back to a plain refusal. */
export const explainers: Record<string, (cause: Cause) => Fault> = {
  type: wrongType,
  enum: wrongOption,
  const: (cause) => at(cause, 'value.fixed', [title(cause)], JSON.stringify(cause.schema.const)),
  format: (cause) => (cause.schema.format === 'date' ? wrongDate(cause) : wrongMail(cause)),
  pattern: wrongForm,
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

const repaired = ({ value, schema }: Cause) => {
  const meant = repairedForm(String(value), schema.pattern ?? '')
  return meant === undefined ? undefined : JSON.stringify(meant)
}
