import type { ContentFiles } from '../../../../src/content/types.gen.ts'
import { changeFirst, type Draft, edits, freshId, type HonestEdit } from '../draft.ts'

/** Pages, their sections, and the menus. */
export const pageEdits: HonestEdit[] = edits('pages', {
  'renames a page': ({ pages }) =>
    changeFirst(pages.slice(-1), { title: 'Gizlilik & “Haklarınız”' }),
  'moves a page to another address': ({ pages }) =>
    changeFirst(pages.slice(-1), { path: '/gizlilik/aydınlatma-metni-2' }),
  'turns the order of a page’s sections': ({ pages }) =>
    pages.find(({ sections }) => sections.length === 3)?.sections.reverse(),
  'adds a page': ({ pages, menus }) => {
    if (pages.some(({ path }) => path === '/ziyaret')) return
    const id = freshId(pages, 'visit')
    pages.push({
      id,
      path: '/ziyaret',
      title: 'Ziyaret',
      description: '{{site}} nasıl bulunur?',
      sections: [{ kind: 'contact-overview' }],
    })
    menus.footer.push({ page: id })
  },
  'turns a page off': ({ pages, menus }) => {
    const page = pages.find(({ sections }) => sections.some(({ kind }) => kind === 'doctors'))
    if (!page) return
    page.off = true
    for (const menu of Object.values(menus)) {
      const others = menu.filter((entry) => entry.page !== page.id)
      menu.splice(0, menu.length, ...others)
    }
  },
  'turns the order of a menu': ({ menus }) => menus.main.reverse(),
  'keeps two entries in a menu': ({ menus }) => menus.drawer.splice(2),
})

type Services = ContentFiles['services']['services']

/** Makes the edit and removes dangling references to doctors and prices, as the validator requires. */
export const andReferences = (edit: (draft: Draft) => void) => (draft: Draft) => {
  edit(draft)
  const ids = (file: string) => new Set(draft.textOf(file).match(/(?<="id": ")[^"]+/g))
  const known = { doctors: ids('content/doctors.json'), prices: ids('content/prices.json') }
  draft.change('treatments', ({ treatments }) => {
    for (const treatment of treatments) {
      keepKnown(treatment, 'doctors', known.doctors)
      keepKnown(treatment, 'prices', known.prices)
      const { author, reviewer } = treatment
      if (author && !known.doctors.has(author)) delete treatment.author
      if (reviewer && !known.doctors.has(reviewer)) {
        delete treatment.reviewer
        delete treatment.reviewed
      }
    }
  })
  draft.change('appointment', ({ types = [] }) => {
    for (const type of types) {
      keepKnown(type, 'doctors', known.doctors)
      if (type.price && !known.prices.has(type.price)) delete type.price
    }
  })
}

/** Keeps the known ids of a record's list, or removes it if there are none. */
function keepKnown<Key extends string>(
  record: { [key in Key]?: [string, ...string[]] },
  key: Key,
  known: ReadonlySet<string>,
): void {
  const [first, ...others] = (record[key] ?? []).filter((id) => known.has(id))
  if (first === undefined) delete record[key]
  else record[key] = [first, ...others]
}

/** Edits the services, of which the first `named` have a treatment. */
export const serviceList = (edit: (services: Services, named: number) => void) => (draft: Draft) =>
  draft.change('treatments', ({ treatments }) => {
    const about = new Set(treatments.map(({ service }) => service))
    draft.change('services', ({ services }) => {
      services.sort((one, other) => Number(about.has(other.id)) - Number(about.has(one.id)))
      edit(services, services.filter(({ id }) => about.has(id)).length)
    })
  })
