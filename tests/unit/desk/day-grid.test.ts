import { describe, expect, test } from 'vitest'
import { lanesOf } from '../../../src/desk/client/day/dayGrid'
import { spansOf } from '../../../src/desk/client/day/daySpans'
import type { Stretch } from '../../../src/shared/formats/stretches'

const day = '2033-05-02'
const stretch = (times: string): Stretch => {
  const [from, to] = times.split('-')
  return { from: `${day}T${from}`, to: `${day}T${to}` }
}
const leave = (times: string, doctor = '') => {
  const { from: startsAt, to: endsAt } = stretch(times)
  return { id: times, doctor, doctorName: '', startsAt, endsAt, note: '', by: 'Ayşe' }
}
const shown = ({ kind, from, to }: Stretch & { kind: string }) =>
  `${kind} ${from.slice(11)}-${to.slice(11)}`

/** A day from 9 to 20, on which the clinic is open from 10 to 19, and another doctor has an hour off. */
const spansOn = (hours: string[], breaks: string[] = [], absences: string[] = []) =>
  spansOf(
    {
      day,
      opening: [{ open: '10:00', close: '19:00' }],
      breaks: breaks.map(stretch),
      absences: [...absences.map((times) => leave(times)), leave('11:00-12:00', 'kerem')],
    },
    { id: 'selin', hours: hours.map(stretch) },
    stretch('09:00-20:00'),
  )

describe('a doctor’s column', () => {
  test('tells closed hours, hours without the doctor, breaks and leaves apart', () => {
    const spans = spansOn(['11:00-13:00', '14:00-19:00'], ['16:00-16:15'], ['18:00-22:00'])
    expect(spans.map(shown)).toEqual([
      'closed 09:00-10:00',
      'closed 19:00-20:00',
      'off 10:00-11:00',
      'off 13:00-14:00',
      'break 16:00-16:15',
      'leave 18:00-20:00',
    ])
  })

  test('of a doctor who is off has no working hour, and of one who is there all day no gap', () => {
    const all = ['closed 09:00-10:00', 'closed 19:00-20:00']
    expect(spansOn([]).map(shown)).toEqual([...all, 'off 10:00-19:00'])
    expect(spansOn(['10:00-19:00']).map(shown)).toEqual(all)
  })
})

describe('appointments at the same time', () => {
  const lanes = (...times: string[]) =>
    lanesOf(times.map(stretch)).map(({ lane, lanes }) => `${lane + 1}/${lanes}`)

  test('stand side by side, and those after them have the whole width again', () => {
    expect(lanes('10:00-11:00', '10:30-11:30', '11:00-11:15', '12:00-13:00')).toEqual([
      '1/2',
      '2/2',
      '1/2',
      '1/1',
    ])
  })

  test('of five minutes are not drawn over each other', () => {
    expect(lanes('10:00-10:05', '10:05-10:10', '10:15-10:20')).toEqual(['1/2', '2/2', '1/2'])
  })
})
