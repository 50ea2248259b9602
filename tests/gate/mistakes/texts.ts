import type { Mistake } from './mistake.ts'

const services = 'content/services.json'
const doctors = 'content/doctors.json'
const about = 'content/about.json'
const common = 'locales/tr/common.json'
const footer = 'locales/tr/footer.json'

export const textMistakes: Mistake[] = [
  [
    'pastes bold text from a page',
    about,
    'bir diş kliniğidir',
    'bir <b>diş kliniğidir</b>',
    'text.html',
  ],
  [
    'pastes an HTML shorthand',
    about,
    'çocuk ve yetişkinlere',
    'çocuk &amp; yetişkinlere',
    'text.entity',
  ],
  ['pastes a zero-width space', about, 'çocuk ve', 'çocuk\u200B ve', 'text.invisible'],
  ['pastes a soft hyphen', about, 'yetişkinlere', 'yetiş\u00ADkinlere', 'text.invisible'],
  ['writes a line break', about, 'veren bir diş', 'veren\\nbir diş', 'text.break'],
  [
    'leaves a space at the end',
    services,
    '"İmplant Tedavisi"',
    '"İmplant Tedavisi "',
    'text.edge-space',
  ],
  ['types two spaces', services, '"İmplant Tedavisi"', '"İmplant  Tedavisi"', 'text.double-space'],
  [
    'pastes letters in two pieces',
    services,
    '"Estetik Diş Hekimliği"',
    '"Estetik Dis\u0327 Hekimliği"',
    'text.composed',
  ],
  ['leaves a filler text', about, 'Mercan, Bayrampaşa’da', 'Lorem ipsum', 'text.filler'],
  [
    'pastes text with broken letters',
    services,
    'İmplant Tedavisi',
    'Ä°mplant Tedavisi',
    'bytes.mojibake',
  ],
  [
    'pastes text with lost letters',
    services,
    'İmplant Tedavisi',
    '\uFFFDmplant Tedavisi',
    'bytes.lost-letter',
  ],
  [
    'leaves a merge unfinished',
    services,
    '  "services": [',
    '<<<<<<< HEAD\n  "services": [\n=======\n>>>>>>> x',
    'bytes.conflict',
  ],
  [
    'names a picture that is not there',
    doctors,
    '"doctor-1.svg"',
    '"doktor-selin.jpg"',
    'media.missing',
  ],
  ['writes a picture in capitals', about, '"about.png"', '"About.PNG"', 'media.case'],
  [
    'writes the whole path of a picture',
    about,
    '"about.png"',
    '"content/media/about.png"',
    'media.outside',
  ],
  [
    'writes a web address for a picture',
    about,
    '"about.png"',
    '"https://example.com/a.png"',
    'media.outside',
  ],
  ['names a video as a photo', about, '"about.png"', '"hero-1.h264.mp4"', 'media.kind'],
  [
    'names a portrait as an icon',
    services,
    '"icons/implant.svg"',
    '"doctor-1.svg"',
    'media.folder',
  ],
  ['deletes a text of the interface', footer, /\n {2}"phones": .*/, '', 'locale.missing'],
  [
    'empties a text of the interface',
    common,
    /"skipToContent": ".*?"/,
    '"skipToContent": ""',
    'locale.empty',
  ],
  [
    'misspells a key of the interface',
    common,
    '"skipToContent"',
    '"skipToContnet"',
    'locale.unknown',
  ],
  [
    'deletes a placeholder',
    common,
    '"{{clinic}} Diş Kliniği"',
    '"Diş Kliniği"',
    'locale.variable-lost',
  ],
  [
    'translates a placeholder',
    common,
    '"{{clinic}} Diş Kliniği"',
    '"{{klinik}} Diş Kliniği"',
    'locale.variable-renamed',
  ],
  [
    'damages a placeholder',
    common,
    '"{{clinic}} Diş Kliniği"',
    '"{clinic}} Diş Kliniği"',
    'locale.variable-broken',
  ],
]
