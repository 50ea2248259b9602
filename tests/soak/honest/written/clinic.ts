import type { ClinicFile } from '../../../../src/content/types.gen.ts'
import { edits, type HonestEdit } from '../draft.ts'

/** Address, opening hours and contact of the clinic. */
export const clinicEdits: HonestEdit[] = edits('clinic', {
  'opens on Sunday': ({ hours }) => {
    const sunday = hours.some(({ days }) => days.includes('sunday'))
    if (!sunday) hours.push({ days: ['sunday'], open: '12:00', close: '16:00' })
  },
  'splits a day in other groups': ({ hours }) => {
    const all = hours.flatMap(({ days }) => days)
    const isAlone = (day: (typeof all)[number]) => all.indexOf(day) === all.lastIndexOf(day)
    const day = hours.find(({ days }) => days.length > 1 && days.every(isAlone))?.days.pop()
    if (day) hours.push({ days: [day], open: '11:00', close: '20:00' })
  },
  'closes for lunch': ({ hours }) => {
    const [day] = hours
    if (!day || day.open >= '13:00' || day.close <= '14:00') return
    hours.push({ ...day, days: [...day.days], open: '14:00' })
    day.close = '13:00'
  },
  'works past midnight': ({ hours }) => closeAt(hours, '02:00'),
  'works through the night before a holiday': {
    exceptions: [{ date: '2026-12-31', open: '20:00', close: '06:00', note: 'Yılbaşı' }],
  },
  'works till midnight': ({ hours }) => closeAt(hours, '00:00'),
  'works till one minute to midnight': ({ hours }) => closeAt(hours, '23:59'),
  'is open for some hours of a holiday': {
    exceptions: [{ date: '2026-12-31', open: '11:00', close: '16:00', note: 'Yılbaşı arifesi' }],
  },
  'closes for a day': {
    exceptions: [{ date: '2027-10-29', closed: true, note: 'Cumhuriyet Bayramı' }],
  },
  'deletes the last special day': { exceptions: [] },
  'has never had a special day': { exceptions: undefined },
  'adds a request option': ({ requestOptions }) => {
    if (!requestOptions.includes('Kontrol')) requestOptions.push('Kontrol')
  },
  'adds the licence number': { identity: [{ label: 'Ruhsat no', value: '34-1234' }] },
  'leaves out the legal identity': { identity: undefined },
  'gives the clinic another landline': ({ phones }) => {
    phones.landline = otherDigits(phones.landline)
  },
  'gives the clinic other mobile and chat phones': ({ phones, chat }) => {
    const mobile = otherDigits(phones.mobile ?? '')
    phones.mobile = mobile
    if (chat) chat.phone = mobile
  },
  'moves to another street': ({ address }) => {
    address.street = "Atatürk Cad. 12/A, Kat 3 & 4 (Halkalı Sok. No: 1'in karşısı)"
  },
  'moves to another town': ({ address, map }) => {
    address.district = 'Üsküdar'
    map.latitude -= 0.02
  },
  'writes a whole degree': ({ map }) => {
    map.latitude = Math.round(map.latitude)
  },
  'embeds the map of Google': ({ map }) => {
    map.embedUrl = 'https://www.google.com/maps/embed?pb=!1m18'
  },
  'embeds the map of OpenStreetMap': ({ map }) => {
    map.embedUrl = 'https://www.openstreetmap.org/export/embed.html?bbox=28.89,41.04,28.91,41.05'
  },
  'stops chatting': { chat: undefined },
  'chats in another app': ({ chat }) => chat && Object.assign(chat, { app: 'telegram' }),
  'gives the clinic its own address': { website: 'https://mercandis.com.tr' },
  'writes an address with a plus and a dash': { email: 'bilgi.web+randevu@mercan-dis.example' },
  'renames the clinic': { name: 'İnci & Mercan’ın' },
  'says who owns the clinic now': { legalTitle: 'Ö. "Mercan" Ağız ve Diş Sağlığı A.Ş.' },
  'links a channel by its short address': ({ social }) => {
    const [known] = social
    if (known && !social.some(({ label }) => label === 'YouTube'))
      social.push({ ...known, label: 'YouTube', url: 'https://youtu.be/mercan' })
  },
  'links the account of the clinic': ({ social }) => {
    const account = social.find(({ label }) => label === 'Instagram')
    if (account) account.url = 'https://instagram.com/mercandis?igsh=abc%3D'
  },
  'leaves every network': { social: [] },
  'keeps one search word': ({ keywords }) => keywords.splice(1),
  'keeps requests for a day': { requestRetentionDays: 1 },
})

/** Sets the last closing time of every day. */
function closeAt(hours: ClinicFile['hours'], close: string): void {
  const last = new Map<string, ClinicFile['hours'][number]>()
  for (const part of hours)
    for (const day of part.days) if ((last.get(day)?.open ?? '') < part.open) last.set(day, part)
  for (const part of hours) if (part.days.every((day) => last.get(day) === part)) part.close = close
}

/** The same number with its last four digits changed. */
function otherDigits(phone: string): string {
  return phone.replace(/\d(?=(?:\D*\d){0,3}\D*$)/g, (digit) => String((Number(digit) + 3) % 10))
}

const switches = ['prices', 'statistics', 'testimonials'] as const

/** Switches of sections and the map. */
export const switchEdits: HonestEdit[] = [
  ...switches.flatMap((section) =>
    edits('clinic', {
      [`turns the ${section} off`]: ({ sections }) => Object.assign(sections, { [section]: false }),
    }),
  ),
  ...(['auto', 'click', 'off'] as const).flatMap((map) =>
    edits('clinic', {
      [`shows the map: ${map}`]: ({ sections }) => Object.assign(sections, { map }),
    }),
  ),
  ...edits('clinic', {
    'turns every section off': {
      sections: { prices: false, testimonials: false, statistics: false, map: 'off' },
    },
  }),
  ...switches.map(
    (section): HonestEdit => [
      `empties the list of ${section} that are switched off`,
      (draft) => {
        draft.change('clinic', ({ sections }) => Object.assign(sections, { [section]: false }))
        draft.change(section, { [section === 'prices' ? 'categories' : section]: [] })
      },
    ],
  ),
]
