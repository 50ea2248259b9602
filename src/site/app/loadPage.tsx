import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { PageData, ShownSection } from '../../content/siteData'
import { firstSections } from '../../content/siteMap'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { addTexts } from '../i18n'
import type { OpenSite } from '../openSite'
import { registry } from '../sections/registry'
import { SectionBoundary } from '../sections/site/SectionBoundary'
import type { ShownPage } from '../siteView'
import { deferred, eager } from './deferred'
import { StylesBelow } from './StylesBelow'

/** A page and its content in the site's frame. */
export type Shown = { page: ShownPage; content: ReactNode }

/** What is shown: a page, the promise of its data, and the site that has it. */
type Wanted = { site: OpenSite; page: ShownPage; data: Promise<PageData> }

/** A page with the code of all sections. Rejects if its data or a section cannot be fetched. */
export const loadPage = (wanted: Wanted): Promise<ComponentType> =>
  assemble(wanted, async (load) => eager(await load()))

/** The delivered page. Rejects if the code of its first screen cannot be fetched. */
export const loadDeliveredPage = (wanted: Wanted): Promise<ComponentType> =>
  assemble(wanted, async (load) => deferred(load).Section)

type Rest = (load: () => Promise<ComponentType>) => Promise<ComponentType>

async function assemble({ site, page, data }: Wanted, rest: Rest): Promise<ComponentType> {
  if (page === 'notFound') {
    const [{ default: NotFound }, { texts }] = await Promise.all([
      import('../sections/not-found'),
      data,
    ])
    addTexts(site, texts)
    return NotFound
  }
  const { kinds } = site.sitePage(page)
  const eagerCount = firstSections({ kinds }) ?? kinds.length
  // The code is fetched beside the data.
  const modules = kinds.slice(0, eagerCount).map((kind) => registry[kind]())
  const [found, Opening] = await Promise.all([data, openingOf(kinds[0]), ...modules])
  const { heading, intro, sections, texts } = found
  addTexts(site, texts)
  const pieces = await Promise.all(
    sections.map(async (section, index) => {
      const load = () => loadSection(section, rest)
      return {
        // A page may repeat a kind with different records.
        key: `${section.kind} ${index}`,
        Section: index < eagerCount ? withBoundary(await load()) : await rest(load),
      }
    }),
  )
  return () => (
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

async function loadSection(
  { kind, data, inside }: ShownSection,
  rest: Rest,
): Promise<ComponentType> {
  const [{ default: Section }, Inside] = await Promise.all([
    registry[kind](),
    inside && rest(() => loadSection(inside, rest)),
  ])
  // The registry has a component for the data of each kind.
  const Shown = Section as ComponentType<{ data: unknown; Inside?: ComponentType }>
  return (props) => <Shown {...props} data={data} Inside={Inside} />
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
async function openingOf(first: string | undefined): Promise<Opening> {
  if (first !== 'hero') return (await import('../sections/heading')).default
  return ({ title }) => (
    <h1 tabIndex={-1}>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h1>
  )
}
