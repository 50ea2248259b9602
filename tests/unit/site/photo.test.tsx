import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Icon } from '../../../src/ui/Icon.tsx'
import { Photo } from '../../../src/ui/Photo.tsx'
import { plainUrl, srcSet } from '../../../src/ui/photo.ts'

const room = { stem: '/media/room.1a2b3c4d', width: 1600, height: 1067, widths: [480, 1200, 1600] }
const drawn = { src: '/media/doctor-1.5e6f7a8b.svg', width: 720, height: 900 }

describe('a photograph', () => {
  const html = renderToStaticMarkup(<Photo photo={room} alt="Bekleme salonu" sizes="50vw" />)

  test('has every width as AVIF', () => {
    expect(html).toContain(
      '<source type="image/avif" srcSet="/media/room.1a2b3c4d-480.avif 480w, /media/room.1a2b3c4d-1200.avif 1200w, /media/room.1a2b3c4d-1600.avif 1600w" sizes="50vw"/>',
    )
    expect(html.match(/srcSet/g)).toHaveLength(1)
  })

  test('has a plain address for browsers without srcset', () => {
    expect(html).toContain('src="/media/room.1a2b3c4d-1200.jpg"')
  })

  test('reserves its space before it loads', () => {
    expect(html).toMatch(/<img[^>]* width="1600" height="1067"/)
  })

  test('loads when it is near, unless the page sets otherwise', () => {
    expect(html).toContain('loading="lazy"')
    const first = <Photo photo={room} alt="" sizes="100vw" loading="eager" fetchPriority="high" />
    const eager = renderToStaticMarkup(first)
    expect(eager).toContain('loading="eager"')
    expect(eager).toContain('fetchPriority="high"')
  })

  test('has its loading attribute before its address', () => {
    expect(html.indexOf('loading=')).toBeLessThan(html.indexOf(' src='))
  })
})

describe('a drawing', () => {
  const html = renderToStaticMarkup(
    <Photo photo={drawn} alt="Dt. Deniz" sizes="20rem" className="frame" />,
  )

  test('is a single picture with its own size and alternative text', () => {
    expect(html).toMatch(/^<img class="frame"[^>]*width="720" height="900" alt="Dt. Deniz"/)
    expect(html).toContain('src="/media/doctor-1.5e6f7a8b.svg"')
    expect(html).not.toContain('srcSet')
  })

  test('is hidden from screen readers when it is an icon', () => {
    const icon = renderToStaticMarkup(<Icon icon={drawn} size={90} />)
    expect(icon).toContain('alt=""')
    expect(icon).toContain('aria-hidden="true"')
    expect(icon).toMatch(/width="72" height="90"/)
  })
})

test('no picture has a style attribute, which the policy forbids', () => {
  const all = [
    <Photo key="raster" photo={room} alt="" sizes="1px" />,
    <Photo key="vector" photo={drawn} alt="" sizes="1px" />,
    <Icon key="icon" icon={drawn} />,
  ]
  expect(renderToStaticMarkup(all)).not.toContain('style')
})

test('a picture narrower than every width still has a plain address', () => {
  const huge = { stem: '/media/wide.0', width: 3000, height: 100, widths: [1600, 3000] }
  expect(plainUrl(huge)).toBe('/media/wide.0-1600.jpg')
  expect(srcSet(huge)).toBe('/media/wide.0-1600.avif 1600w, /media/wide.0-3000.avif 3000w')
})
