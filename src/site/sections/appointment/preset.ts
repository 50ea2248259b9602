import { slugOf } from '../../../shared/formats/searchText'

/** Choices that a link makes: `?doctor=<doctor id>`, `?request=<slug of the option>`. */
type Preset = { doctor?: string; request?: string }
type Choices = {
  doctorChoices: readonly { id: string; value: string }[]
  requestChoices: readonly { value: string }[]
}

export function presetSearch({ doctor, request }: Preset): Record<string, string> {
  return {
    ...(doctor && { doctor }),
    ...(request && { request: slugOf(request) }),
  }
}

/** The form values for a query. Unknown and repeated values are ignored. Never throws. */
export function readPreset(search: string, { doctorChoices, requestChoices }: Choices): Preset {
  const query = new URLSearchParams(search)
  const single = (name: string) => {
    const values = query.getAll(name)
    return values.length === 1 ? values[0] : undefined
  }
  const doctor = single('doctor')
  const request = single('request')
  return {
    doctor: doctorChoices.find(({ id }) => id === doctor)?.value,
    request: requestChoices.find(({ value }) => slugOf(value) === request)?.value,
  }
}

/** Applies a preset; never overrides the visitor's choice. */
export function applyPreset(form: HTMLFormElement, preset: Preset): void {
  for (const [name, value] of Object.entries(preset)) {
    const list = form.elements.namedItem(name)
    if (list instanceof HTMLSelectElement && value && list.value === '') list.value = value
  }
}
