import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())
const faults = v.object({ required: text, tooLong: text })

const serverStrings = v.object({
  errors: v.object({
    malformed: text,
    missingFields: text,
    tooLong: text,
    notFound: text,
    methodNotAllowed: text,
    tooLarge: text,
    unsupportedType: text,
    unavailable: text,
    unexpected: text,
  }),
  answer: v.object({
    title: text,
    stored: v.object({ heading: text, text, reference: text }),
    refused: v.object({ heading: text, name: faults, phone: faults, correct: text }),
    direct: v.object({ heading: text, text }),
    call: text,
    back: text,
  }),
})
const localeFile = v.object({ lang: text, dir: v.picklist(['ltr', 'rtl']) })
const clinicFile = v.object({
  name: text,
  phones: v.object({ landline: text }),
  requestOptions: v.array(text),
})
const doctorsFile = v.object({ doctors: v.array(v.object({ name: text })) })

/** What the server tells and asks; read once, when it starts. */
export type ServerFacts = {
  locale: v.InferOutput<typeof localeFile>
  strings: v.InferOutput<typeof serverStrings>
  clinic: v.InferOutput<typeof clinicFile>
  /** The choices the form offers today, as it sends them (a doctor by name). */
  choices: { doctors: string[]; requests: string[] }
}

/**
 * Reads the server's part of `content/` and `locales/<locale>/` below `root`.
 * The gate has checked them already; here only what is used is asked for.
 * Throws an Error that names file and key.
 */
export function readFacts(root: string, locale = 'tr'): ServerFacts {
  const clinic = readJson(join(root, 'content/clinic.json'), clinicFile)
  const { doctors } = readJson(join(root, 'content/doctors.json'), doctorsFile)
  return {
    locale: readJson(join(root, 'locales', locale, 'locale.json'), localeFile),
    strings: readJson(join(root, 'locales', locale, 'server.json'), serverStrings),
    clinic,
    choices: {
      doctors: doctors.map((doctor) => doctor.name.normalize('NFC')),
      requests: clinic.requestOptions.map((option) => option.normalize('NFC')),
    },
  }
}

function readJson<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  let input: unknown
  try {
    input = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`)
  }
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  throw new Error(
    `${file}: ${v.getDotPath(result.issues[0]) ?? 'file'}: ${result.issues[0].message}`,
  )
}

/** Puts values into a string's {{placeholders}}; throws when one has no value. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_placeholder, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`no value for {{${key}}} in "${template}"`)
    return value
  })
}
