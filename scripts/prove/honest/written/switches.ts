import { change, type HonestEdit } from '../edit.ts'

const switches = ['prices', 'statistics', 'testimonials'] as const

/** What a clinic shows and what it does not. */
export const switchEdits: HonestEdit[] = [
  ...switches.map(
    (section): HonestEdit => [
      `turns the ${section} off`,
      change('clinic', ({ sections }) => {
        sections[section] = false
      }),
    ],
  ),
  ...(['auto', 'click', 'off'] as const).map(
    (map): HonestEdit => [
      `shows the map: ${map}`,
      change('clinic', ({ sections }) => {
        sections.map = map
      }),
    ],
  ),
  [
    'turns every section off',
    change('clinic', (value) => {
      value.sections = { prices: false, testimonials: false, statistics: false, map: 'off' }
    }),
  ],
  ...switches.map(
    (section): HonestEdit => [
      `empties the list of ${section} that are switched off`,
      (draft) => {
        draft.change('clinic', ({ sections }) => {
          sections[section] = false
        })
        if (section === 'prices') draft.change('prices', ({ categories }) => categories.splice(0))
        else if (section === 'statistics')
          draft.change('statistics', ({ statistics }) => statistics.splice(0))
        else draft.change('testimonials', ({ testimonials }) => testimonials.splice(0))
      },
    ],
  ),
]
