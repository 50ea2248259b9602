import { describe, expect, test } from 'vitest'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy({ ownMedia: true })

const icon = 'content/media/icons/implant.svg'
const codes = () => site.validate().faults.map(({ code, file }) => `${file} ${code}`)
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<path d="M0 0" onclick="alert(1)"/>'],
  ['a handler in capitals', '<path d="M0 0" ONLOAD="alert(1)"/>'],
  ['a link', '<a href="https://mercan.example"><path d="M0 0"/></a>'],
  ['a picture from elsewhere', '<image href="https://mercan.example/a.png"/>'],
  ['a shape from elsewhere', '<use xlink:href="https://mercan.example/a.svg#b"/>'],
  ['a page inside', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'],
  ['styles from outside', '<style>@import url(https://mercan.example/a.css);</style>'],
  ['a hidden import', '<style>@\\69mport "https://mercan.example/a.css";</style>'],
  ['a fill from elsewhere', '<path style="fill:url(https://mercan.example/a.svg#b)" d="M0 0"/>'],
  ['a hidden address', '<use href="&#106;avascript:alert(1)"/>'],
  ['a script under another name', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'],
  ['a picture inside', '<image href="data:image/png;base64,AAAA"/>'],
  ['a fill by a set', `<path style="fill:image-set('https://mercan.example/a.png' 1x)" d="M0 0"/>`],
  ['a style by a set', '<style>path{mask:-webkit-image-set("a.png" 1x)}</style>'],
  ['a font from elsewhere', '<style>@font-face{src:url(https://mercan.example/a.woff)}</style>'],
  ['an animation', '<animate attributeName="href" to="https://mercan.example"/>'],
])('a drawing with %s in it is refused', (_what, part) => {
  site.replace(icon, '</svg>', `${part}</svg>`)
  expect(codes()).toEqual(['content/services.json media.unsafe'])
})

test('a drawing can fill shapes with its own colours, and needs a size', () => {
  const drawing = '<linearGradient id="a"/><path style="fill:url(#a)" d="M0 0"/><use href="#a"/>'
  site.replace(icon, '</svg>', `${drawing}</svg>`)
  expect(codes()).toEqual([])
  site.write(icon, '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>')
  expect(codes()).toEqual(['content/services.json media.no-size'])
})

test.each([
  ['cut off', svg('<path d="M0 0"/>').slice(0, -8), 'media.cut-off'],
  ['with an element left open', svg('<g><path d="M0 0"/>'), 'media.broken-drawing'],
  ['with a bare ampersand', svg('<title>a & b</title>'), 'media.broken-drawing'],
  ['with an attribute without quotes', svg('<path d=M0/>'), 'media.broken-drawing'],
  ['with an attribute twice', svg('<path d="M0" d="M1"/>'), 'media.broken-drawing'],
  ['with an undeclared prefix', svg('<use xlink:href="#a"/>'), 'media.broken-drawing'],
  ['copied out of a page', '<svg viewBox="0 0 1 1"><path/></svg>', 'media.broken-drawing'],
  ['with text after its end', `${svg('')}son`, 'media.broken-drawing'],
  ['with entities of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'media.unsafe'],
  ['with a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'media.unsafe'],
])('a drawing %s is refused', (_what, text, code) => {
  site.write(icon, text)
  expect(codes()).toEqual([`content/services.json ${code}`])
})

test.each([
  [
    'Illustrator',
    svg('<style>.a{fill:#0a6b6b;}</style><path class="a" d="M0"/>', ' xml:space="preserve"'),
  ],
  [
    'Inkscape',
    svg(
      '<sodipodi:namedview id="a"/><g inkscape:label="b"><path d="M0"/></g>',
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
    ),
  ],
  ['Figma', svg('<g clip-path="url(#a)"><path d="M0"/></g><clipPath id="a"><rect/></clipPath>')],
  [
    'an older program',
    `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<!-- a -->${svg('<title>a &amp; b</title>')}`,
  ],
])('a drawing saved by %s is accepted', (_program, text) => {
  site.write(icon, text)
  expect(codes()).toEqual([])
})

describe('the icon of a network', () => {
  const network = 'content/media/icons/instagram.svg'
  const path = '<path d="M1 1h8v8z" stroke="#0a6b6b"/>'

  test.each([
    ['a line of one colour', svg(path)],
    ['a black shape, as sets of icons have it', svg('<title>TikTok</title><path d="M1 1h8v8z"/>')],
    ['shapes in a group, none of them filled', svg(`<g fill="none">${path}</g>`)],
  ])('can be %s', (_what, text) => {
    site.write(network, text)
    expect(codes()).toEqual([])
  })

  test.each([
    ['of two colours', svg(`${path}<path d="M0 0" fill="#e1306c"/>`), 'media.glyph-colours'],
    ['of a gradient', svg('<linearGradient id="a"/>'), 'media.glyph-part'],
    ['with styles', svg('<path d="M0 0" style="fill:#e1306c"/>'), 'media.glyph-part'],
    ['with text', svg('<text>TikTok</text>'), 'media.glyph-part'],
    ['as large as the page', svg(path.repeat(200)), 'media.heavy-glyph'],
    ['with a script', svg('<script>alert(1)</script>'), 'media.unsafe'],
    ['with a link to elsewhere', svg('<use href="https://a.example/b.svg#c"/>'), 'media.unsafe'],
  ])('is refused %s', (_what, text, code) => {
    site.write(network, text)
    expect(codes()).toEqual([`content/clinic.json ${code}`])
  })
})
