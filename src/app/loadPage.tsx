import loaders from 'virtual:page-loaders'
import { type ComponentType, Fragment } from 'react'
import { type ShownPage, sitePage } from '../content/pages'
import type { PageContents } from '../content/siteMap'
import { registry } from '../sections/registry'
import { Part } from '../sections/site/Part'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { deferred, placed } from './deferred'
import { StylesBelow } from './StylesBelow'

/** How many sections of a long page, one that opens with a hero, are alive with it; those below wait until they are near the screen. */
const FIRST = 2

/** How many sections of a page its first view is made of; undefined where that is all of them. */
export const firstSections = (page: ShownPage): number | undefined =>
  page !== 'notFound' && sitePage(page).kinds[0] === 'hero' ? FIRST : undefined

/** A section with its record inside; which kind gets which record the gate has checked. */
type Section = ComponentType<{ record?: unknown }>

/** A whole page, every section's code included. Rejects when a part of it cannot be fetched. */
export const loadPage = (page: ShownPage): Promise<ComponentType> =>
  assemble(page, async (load) => placed(await load()))

/** A page that stands in the document already. Rejects when what its first view needs cannot be fetched. */
export const loadDeliveredPage = (page: ShownPage): Promise<ComponentType> =>
  assemble(page, async (load) => deferred(load).Section)

type Rest = (load: () => Promise<Section>) => Promise<Section>

async function assemble(page: ShownPage, rest: Rest): Promise<ComponentType> {
  const load = loaders[page]
  if (!load) return (await import('../sections/kinds/NotFound')).default
  const { kinds } = sitePage(page)
  const alive = firstSections(page) ?? kinds.length
  const loading = kinds.map((kind, index) => {
    const section = async () => (await registry[kind]()).default as Section
    return index < alive ? section().then(inPart) : rest(section)
  })
  const [{ default: contents }, Opening, ...sections] = await Promise.all([
    load(),
    openingOf(page),
    ...loading,
  ])
  const { heading, intro } = contents
  const pieces = contents.sections.map(({ kind, record }, index) => ({
    // A kind may stand on a page with several records.
    key: `${kind} ${index}`,
    Section: sections[index] as Section,
    record,
  }))
  return () => (
    <>
      <Opening title={heading} intro={intro} />
      {pieces.map(({ key, Section, record }, index) => (
        <Fragment key={key}>
          {index === alive && <StylesBelow />}
          <Section record={record} />
        </Fragment>
      ))}
    </>
  )
}

const inPart =
  (Section: Section): Section =>
  (props) => (
    <Part>
      <Section {...props} />
    </Part>
  )

type Opening = ComponentType<Pick<PageContents, 'intro'> & { title: string }>

/**
 * The page's h1. Over a hero it is for readers alone, and outside of its
 * slides, which come and go, so that the page always has it.
 */
async function openingOf(page: ShownPage): Promise<Opening> {
  if (sitePage(page).kinds[0] !== 'hero') return (await import('../sections/kinds/Heading')).default
  return ({ title }) => (
    <h1 tabIndex={-1}>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h1>
  )
}
