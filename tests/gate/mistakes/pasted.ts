import type { Mistake } from './mistake.ts'

const services = 'content/services.json'
const about = 'content/about.json'
const statistics = 'content/statistics.json'
const doctors = 'content/doctors.json'
const hero = 'content/hero.json'

/** What comes along with copying: hidden signs, marks, paths of another disk. */
export const pastedMistakes: Mistake[] = [
  [
    'pastes a wide space into a text',
    services,
    'İmplant Tedavisi',
    'İmplant\u2003Tedavisi',
    'text.odd-space',
  ],
  [
    'pastes a dotted capital in two pieces',
    services,
    'İmplant Tedavisi',
    'I\u0307mplant Tedavisi',
    'text.composed',
  ],
  [
    'pastes a text whose letter became a question mark',
    services,
    'İmplant Tedavisi',
    '?mplant Tedavisi',
    'text.lost-letter',
  ],
  ['pastes letters read in a wrong code', services, '"Diş Teli', '"DiÅŸ Teli', 'bytes.mojibake'],
  ['pastes a capital read in a wrong code', services, '"Çocuk', '"Ã‡ocuk', 'bytes.mojibake'],
  [
    'pastes a whole text read in a wrong code',
    'locales/tr/common.json',
    'İçeriğe geç',
    'Ä°Ã§eriÄŸe geÃ§',
    'bytes.mojibake',
  ],
  ['pastes Windows letters', services, 'İmplant Tedavisi', 'Ýmplant Tedavisi', 'bytes.mojibake'],
  [
    'pastes bold signs of a chat',
    services,
    '"İmplant Tedavisi"',
    '"**İmplant Tedavisi**"',
    'text.markdown',
  ],
  [
    'pastes a link with brackets',
    services,
    '"İmplant Tedavisi"',
    '"[İmplant](https://mercan.example)"',
    'text.markdown',
  ],
  [
    'opens a tag and never closes it',
    services,
    '"İmplant Tedavisi"',
    '"<b>İmplant Tedavisi"',
    'text.html',
  ],
  ['writes a tab as a sign', services, 'İmplant Tedavisi', 'İmplant\\tTedavisi', 'text.break'],
  ['leaves three letters x', services, '"İmplant Tedavisi"', '"xxx"', 'text.filler'],
  [
    'leaves a hint to fill in',
    about,
    'Mercan, Bayrampaşa’da',
    '[buraya klinik tanıtımı gelecek]',
    'text.filler',
  ],
  [
    'leaves the mark of another branch',
    statistics,
    '    { "id": "doctors"',
    '    =======\n    { "id": "doctors"',
    'bytes.conflict',
  ],
  [
    'writes a picture without its ending',
    services,
    '"icons/implant.svg"',
    '"icons/implant"',
    'media.missing',
  ],
  [
    'writes an icon without its folder',
    services,
    '"icons/implant.svg"',
    '"implant.svg"',
    'media.missing',
  ],
  [
    'writes an icon with a Turkish letter',
    services,
    '"icons/implant.svg"',
    '"icons/ımplant.svg"',
    'media.missing',
  ],
  [
    'writes a folder with a backslash',
    services,
    '"icons/implant.svg"',
    '"icons\\implant.svg"',
    'json.backslash',
  ],
  [
    'writes the place of a picture on her own disk',
    doctors,
    '"doctor-1.svg"',
    '"C:\\\\Resimler\\\\doctor-1.svg"',
    'media.outside',
  ],
  [
    'writes jpeg where the file says otherwise',
    about,
    '"about.png"',
    '"about.jpeg"',
    'media.missing',
  ],
  [
    'writes a picture name with a space',
    doctors,
    '"doctor-1.svg"',
    '"doctor 1.svg"',
    'media.missing',
  ],
  ['leaves only a space for a picture', services, '"icons/implant.svg"', '" "', 'value.empty'],
  [
    'gives a video page as a video',
    hero,
    '"hero-1.h264.mp4"',
    '"https://youtu.be/mercan"',
    'media.outside',
  ],
  [
    'gives one video for both kinds',
    hero,
    /"video": \{[^}]*\}/,
    '"video": "hero-1.h264.mp4"',
    'value.type',
  ],
]
