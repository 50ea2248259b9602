import loaders from 'virtual:page-loaders'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { type ShownPage, sitePage } from '../../content/pages'
import type { PageContents } from '../../content/siteMap'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { registry } from '../sections/registry'
import { SectionBoundary } from '../sections/site/SectionBoundary'
import { deferred, eager } from './deferred'
import { StylesBelow } from './StylesBelow'

/** A page and its content in the site's frame. */
export type Shown = { page: ShownPage; content: ReactNode }

/** Sections that hydrate with a page that opens with a hero; the others wait for the viewport. */
const FIRST = 2

/** Number of sections above the fold; undefined: all. */
export const firstSections = (page: ShownPage): number | undefined =>
  page !== 'notFound' && sitePage(page).kinds[0] === 'hero' ? FIRST : undefined

/** The validator has checked which kind receives which record. */
type Section = ComponentType<{ record?: unknown }>

/** A page with the code of all sections. Rejects if one cannot be fetched. */
export const loadPage = (page: ShownPage): Promise<ComponentType> =>
  assemble(page, async (load) => eager(await load()))

/** The delivered page. Rejects if the code of its first screen cannot be fetched. */
export const loadDeliveredPage = (page: ShownPage): Promise<ComponentType> =>
  assemble(page, async (load) => deferred(load).Section)

type Rest = (load: () => Promise<Section>) => Promise<Section>

async function assemble(page: ShownPage, rest: Rest): Promise<ComponentType> {
  const load = loaders[page]
  if (!load) return (await import('../sections/kinds/NotFound')).default
  const { kinds } = sitePage(page)
  const eagerCount = firstSections(page) ?? kinds.length
  const loading = kinds.map((kind, index) => {
    const section = async () => (await registry[kind]()).default as Section
    return index < eagerCount ? section().then(withBoundary) : rest(section)
  })
  const [{ default: contents }, Opening, ...sections] = await Promise.all([
    load(),
    openingOf(page),
    ...loading,
  ])
  const { heading, intro } = contents
  const pieces = contents.sections.map(({ kind, record }, index) => ({
    // A page may repeat a kind with different records.
    key: `${kind} ${index}`,
    Section: sections[index] as Section,
    record,
  }))
  return () => (
    <>
      <Opening title={heading} intro={intro} />
      {pieces.map(({ key, Section, record }, index) => (
        <Fragment key={key}>
          {index === eagerCount && <StylesBelow />}
          <Section record={record} />
        </Fragment>
      ))}
    </>
  )
}

const withBoundary =
  (Section: Section): Section =>
  (props) => (
    <SectionBoundary>
      <Section {...props} />
    </SectionBoundary>
  )

type Opening = ComponentType<Pick<PageContents, 'intro'> & { title: string }>

/** The page's h1; with a hero visually hidden and outside the carousel, whose slides change. */
async function openingOf(page: ShownPage): Promise<Opening> {
  if (sitePage(page).kinds[0] !== 'hero') return (await import('../sections/kinds/Heading')).default
  return ({ title }) => (
    <h1 tabIndex={-1}>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h1>
  )
}
