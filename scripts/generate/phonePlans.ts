import type { MetadataJson } from 'libphonenumber-js/core'

/**
 * Number plans of the known countries and of those that share their calling codes: a twelfth of
 * the whole data.
 */
export function phonePlans(world: MetadataJson, known: string[]): string {
  const codes = Object.entries(world.country_calling_codes).filter(([, countries]) =>
    countries.some((country) => known.includes(country)),
  )
  const countries = codes.flatMap(([, names]) => names)
  const plans = Object.entries(world.countries).filter(([name]) =>
    countries.some((country) => country === name),
  )
  const lines = plans.map(([name, plan]) => `    ${name}: ${JSON.stringify(plan)},`)
  return `// Generated from libphonenumber-js by \`npm run generate\`. Do not edit.
import type { MetadataJson } from 'libphonenumber-js/core'

export const phonePlans = {
  version: ${JSON.stringify(Reflect.get(world, 'version'))},
  country_calling_codes: ${JSON.stringify(Object.fromEntries(codes))},
  countries: {
${lines.join('\n')}
  },
  nonGeographic: {},
} as unknown as MetadataJson
`
}
