import type { CountryCode } from './countries'

/**
 * The emergency number by country: 112 in the European Union (Directive 2018/1972, article 109)
 * and in Turkey (112.gov.tr), the ambulance's own number in Switzerland (SR 784.101.113), 999 in
 * the United Kingdom. Separate from `countries`, because pages load it.
 */
export const emergencyNumbers: Record<CountryCode, string> = {
  TR: '112',
  DE: '112',
  AT: '112',
  CH: '144',
  NL: '112',
  BE: '112',
  FR: '112',
  GB: '999',
}
