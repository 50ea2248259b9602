import { readContent } from '../../content/read'
import type { Me } from '../../desk/contract'
import type { ServerFacts } from '../facts'

/** What the desk's page is told of the clinic. Throws an Error that names the file that cannot be read. */
export function readClinic(
  root: string,
  { locale, site, siteName, choices }: ServerFacts,
): Me['clinic'] {
  const place = { clinicDir: root, language: locale.lang }
  const { hours, exceptions, address, chat } = readContent(place, 'clinic')
  return {
    name: siteName,
    hours,
    exceptions,
    timeZone: site.timeZone,
    address: `${address.street}, ${address.district}`,
    chat: chat?.app,
    ...choices,
  }
}
