import { expect, test } from 'vitest'
import { distDir } from '../../../scripts/publish/paths.ts'
import { createSite } from '../../../src/server/http/site'
import { canonicalPath } from '../../support/canonicalPath.ts'
import { paths } from '../../support/sitePaths.ts'

const served = createSite({ dist: distDir, canonicalPath })

const landings: [typed: string, path: string][] = [
  ['/Hakkımızda', paths.about],
  ['/HAKKIMIZDA', paths.about],
  ['/hakkimizda', paths.about],
  ['/Hakkimizda', paths.about],
  ['/hakkımızda/', paths.about],
  ['/hakkımızda'.normalize('NFD'), paths.about],
  ['/Kadromuz', paths.staff],
  ['/kadromuz/', paths.staff],
  ['/fiyat-listesi', paths.prices],
  ['/Fiyat-Listesi', paths.prices],
  ['/fiyat-Listesi/', paths.prices],
  ['/iletisim', paths.contact],
  ['/İletişim', paths.contact],
  ['/Iletisim', paths.contact],
  ['/iletişim'.normalize('NFD'), paths.contact],
  ['/iletişim/', paths.contact],
  ['/Randevu', paths.appointment],
  ['/randevu/', paths.appointment],
]

test.each(landings.filter(([typed, path]) => typed !== path))(
  'a visitor who types %j is redirected to %s',
  async (typed, path) => {
    const answer = await served.request(encodeURI(typed))
    expect([301, 308]).toContain(answer.status)
    const location = answer.headers.get('location') ?? ''
    expect(new URL(location, 'http://x').pathname).toBe(encodeURI(path))
  },
)

test.each(Object.values(paths))(
  'a visitor who types %s reads it without a redirect',
  async (path) => {
    const answer = await served.request(encodeURI(path))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8/i)
  },
)
