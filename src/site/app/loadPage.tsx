import { type ComponentType, Fragment, type ReactNode } from 'react'
import { pageContents, type ShownPage, sitePage } from '../../content/pages'
import type { PageData } from '../../content/siteData'
import { firstSections } from '../../content/siteMap'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { registry } from '../sections/registry'
import { SectionBoundary } from '../sections/site/SectionBoundary'
import { deferred, eager } from './deferred'
import { StylesBelow } from './StylesBelow'

/** A page and its content in the site's frame. */
export type Shown = { page: ShownPage; content: ReactNode }

/**
 * A page with the code of all sections; it renders once its data is given. Rejects if a section
 * cannot be fetched.
 */
export const loadPage = (page: ShownPage): Promise<ComponentType> =>
  assemble(page, async (load) => eager(await load()))

/**
 * The delivered page; `near` resolves when the data below its first screen has arrived. Rejects if
 * the code of its first screen cannot be fetched.
 */
export const loadDeliveredPage = (
  page: ShownPage,
  near: () => Promise<unknown>,
): Promise<ComponentType> =>
  assemble(
    page,
    async (load) => deferred(async () => (await Promise.all([load(), near()]))[0]).Section,
  )

type Rest = (load: () => Promise<ComponentType>) => Promise<ComponentType>

async function assemble(page: ShownPage, rest: Rest): Promise<ComponentType> {
  if (page === 'notFound') return (await import('../sections/kinds/NotFound')).default
  const { kinds } = sitePage(page)
  const eagerCount = firstSections({ kinds }) ?? kinds.length
  const loading = kinds.map((kind, index) => {
    const section = async () => {
      const { default: Section } = await registry[kind]()
      return withRecord(Section, page, index)
    }
    return index < eagerCount ? section().then(withBoundary) : rest(section)
  })
  const [Opening, ...sections] = await Promise.all([openingOf(page), ...loading])
  // A page may repeat a kind with different records.
  const pieces = sections.map((Section, index) => ({ key: `${kinds[index]} ${index}`, Section }))
  return () => {
    const { heading, intro } = pageContents(page)
    return (
      <>
        <Opening title={heading} intro={intro} />
        {pieces.map(({ key, Section }, index) => (
          <Fragment key={key}>
            {index === eagerCount && <StylesBelow />}
            <Section />
          </Fragment>
        ))}
      </>
    )
  }
}

/** Reads the record while rendering: that of a deferred section arrives after the page's start. */
function withRecord(Section: unknown, page: ShownPage, index: number): ComponentType {
  // The validator has checked which kind receives which record.
  const Recorded = Section as ComponentType<{ record?: unknown }>
  return () => <Recorded record={pageContents(page).records[index]} />
}

const withBoundary =
  (Section: ComponentType): ComponentType =>
  () => (
    <SectionBoundary>
      <Section />
    </SectionBoundary>
  )

type Opening = ComponentType<Pick<PageData, 'intro'> & { title: string }>

/** The page's h1; with a hero visually hidden and outside the carousel, whose slides change. */
async function openingOf(page: ShownPage): Promise<Opening> {
  if (sitePage(page).kinds[0] !== 'hero') return (await import('../sections/kinds/Heading')).default
  return ({ title }) => (
    <h1 tabIndex={-1}>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h1>
  )
}
