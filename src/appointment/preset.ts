import { slugOf } from '../formats/searchText'

/**
 * What a link may choose in the form beforehand, as query parameters of the
 * appointment page, named like the form's own fields: `?doctor=<id of the
 * doctor>`, `?request=<slug of the request option>`.
 */
type Preset = { doctor?: string; request?: string }
type Choices = {
  doctors: readonly { id: string; name: string }[]
  requests: readonly { value: string }[]
}

/** The query of a link to the form; `doctor` is an id, `request` one of the options. */
export function presetSearch({ doctor, request }: Preset): Record<string, string> {
  return {
    ...(doctor && { doctor }),
    ...(request && { request: slugOf(request) }),
  }
}

/**
 * The values of the form's two lists that a query asks for. What the clinic does
 * not offer, and what is said twice, is no choice. Never throws.
 */
export function readPreset(search: string, { doctors, requests }: Choices): Preset {
  const query = new URLSearchParams(search)
  const said = (name: string) => {
    const values = query.getAll(name)
    return values.length === 1 ? values[0] : undefined
  }
  const doctor = said('doctor')
  const request = said('request')
  return {
    doctor: doctors.find(({ id }) => id === doctor)?.name,
    request: requests.find(({ value }) => slugOf(value) === request)?.value,
  }
}

/** Chooses in the form what was asked for, never over what the visitor has chosen there. */
export function applyPreset(form: HTMLFormElement, preset: Preset): void {
  for (const [name, value] of Object.entries(preset)) {
    const list = form.elements.namedItem(name)
    if (list instanceof HTMLSelectElement && value && list.value === '') list.value = value
  }
}
