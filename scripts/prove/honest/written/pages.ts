import type { PagesFile } from '../../../../src/content/types.gen.ts'
import { change, freshId, type HonestEdit } from '../edit.ts'

const pages = (edit: (file: PagesFile) => unknown) => change('pages', edit)

/** Pages, their sections, and the menus. */
export const pageEdits: HonestEdit[] = [
  [
    'renames a page',
    pages(({ pages: list }) => {
      const page = list.at(-1)
      if (page) page.title = 'Gizlilik & “Haklarınız”'
    }),
  ],
  [
    'moves a page to another address',
    pages(({ pages: list }) => {
      const page = list.at(-1)
      if (page) page.path = '/gizlilik/aydınlatma-metni-2'
    }),
  ],
  [
    'turns the order of a page’s sections',
    pages(({ pages: list }) => {
      const page = list.find(({ sections }) => sections.length === 3)
      page?.sections.reverse()
    }),
  ],
  [
    'adds a page',
    pages(({ pages: list, menus }) => {
      const id = freshId(list, 'visit')
      const taken = list.some(({ path }) => path === '/ziyaret')
      if (taken) return
      list.push({
        id,
        path: '/ziyaret',
        title: 'Ziyaret',
        description: '{{site}} nasıl bulunur?',
        sections: [{ kind: 'contact-overview' }],
      })
      menus.footer.push({ page: id })
    }),
  ],
  [
    'turns a page off',
    pages(({ pages: list, menus }) => {
      const page = list.find(({ sections }) => sections.some(({ kind }) => kind === 'doctors'))
      if (!page) return
      page.off = true
      for (const menu of Object.values(menus)) {
        const others = menu.filter((entry) => entry.page !== page.id)
        menu.splice(0, menu.length, ...others)
      }
    }),
  ],
  ['turns the order of a menu', pages(({ menus }) => menus.main.reverse())],
  ['keeps two entries in a menu', pages(({ menus }) => menus.drawer.splice(2))],
]
