import type { Status } from '../../../shared/deskModel'
import { fill } from '../../../shared/formats/fill'
import type { Figures } from '../../contract/contract'
import type { VisitFigures } from '../../contract/day'
import { formatTag, words } from '../kit/text'
import { durationText } from '../kit/times'

const { groups: texts } = words.figures
const percent = new Intl.NumberFormat(formatTag, { style: 'percent' })

export const countText = (count: number): string => count.toLocaleString(formatTag)
const shareText = (count: number, total: number) => (total ? percent.format(count / total) : '')

type Row = [name: string, value: string, share?: string]
/** A part of the table. `text`: what is counted. */
type Group = { heading: string; text: string; rows: Row[] }

const part = (name: string, count: number, total: number): Row => [
  name,
  countText(count),
  shareText(count, total),
]

/** Requests of the site, and what the desk entered. */
export function requestGroups(figures: Figures): Group[] {
  const { total, calls, standings, requests, otherRequests: others } = figures
  const { site, topics, desk, all } = texts
  const names = Object.entries(words.search.standings) as [Status, string][]
  const wait = (minutes: number | undefined) =>
    minutes === undefined ? '–' : durationText(minutes)
  const listed = requests.map(({ name, count }) => part(name || words.row.anyRequest, count, total))
  const outcomes = names.map(([standing, name]) => part(name, standings[standing], total))
  return [
    { ...site, rows: [[all, countText(total)], ...outcomes] },
    {
      ...texts.calls,
      rows: [
        [texts.calls.open, wait(calls.open)],
        [texts.calls.total, wait(calls.all)],
        part(texts.calls.waiting, calls.waiting, total),
      ],
    },
    { ...topics, rows: others ? [...listed, part(topics.other, others, total)] : listed },
    { ...desk, rows: [[all, countText(figures.entered)]] },
  ]
}

/** Appointments, of the site and of the desk. */
export function visitGroups({ kept, missed, unknown, ...figures }: VisitFigures): Group[] {
  const { visits, lead, types, doctors } = texts
  const { steps, counts } = figures.lead
  const seen = kept + missed
  const minutes = figures.doctors.reduce((sum, each) => sum + each.minutes, 0)
  const stepText = (days: number | undefined) =>
    days === 0
      ? lead.sameDay
      : fill(days ? lead.upTo : lead.more, { days: days ?? steps.at(-1) ?? 0 })
  return [
    {
      ...visits,
      rows: [
        part(visits.kept, kept, seen),
        part(visits.missed, missed, seen),
        [visits.unknown, countText(unknown)],
      ],
    },
    {
      ...lead,
      rows: counts.map((each, at) =>
        part(stepText(steps[at]), each.missed, each.kept + each.missed),
      ),
    },
    {
      ...types,
      rows: figures.types.map(({ name, count, minutes: length }) => [
        name || words.booking.noType,
        countText(count),
        durationText(length),
      ]),
    },
    {
      ...doctors,
      rows: figures.doctors.map((each) => [
        each.name || words.day.noDoctor,
        durationText(each.minutes),
        shareText(each.minutes, minutes),
      ]),
    },
  ]
}
