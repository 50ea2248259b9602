import { createHash } from 'node:crypto'
import { parse } from 'postcss'
import type { PageData, ShownSection } from '../../src/content/siteData.ts'
import { firstSections, type SectionKind } from '../../src/content/siteMap.ts'
import { onceFor } from '../../src/shared/once.ts'
import type { Engine } from './engine.ts'
import { move } from './moveRule.ts'

type Sections = Pick<PageData, 'sections'>

/** The kind of a section and that inside it. */
const kindsOf = ({ kind, inside }: ShownSection): SectionKind[] => [
  kind,
  ...(inside ? kindsOf(inside) : []),
]

/** The parts of a page; a hero has its own heading. */
function partsOf(page: string, kinds: readonly SectionKind[]): string[] {
  if (page === 'notFound') return ['not-found', 'footer']
  return [...(kinds[0] === 'hero' ? [] : ['heading']), ...kinds, 'footer']
}

export type PageStyles = {
  inline: string
  /** Address and text of the sheet for what is below the first screen, and for all paper. */
  below?: { address: string; text: string }
  /** Addresses of the sheets whose rules the page has. */
  sheets: string[]
}

/**
 * One inline sheet per page, and for a long page a file for the rest, which does not block the
 * first screen. Throws for a part that the engine lacks.
 */
export function pageStyles({ sheets, parts, sheet }: Engine, theme: string) {
  const textOf = onceFor((file: string) => sheet(file).trim())
  const sheetsOf = (part: string) => {
    const found = parts[part]
    if (!found) throw new Error(`${part}: not a part of the engine's pages`)
    return found
  }
  return (page: string, { sections }: Sections): PageStyles => {
    const kinds = sections.flatMap(kindsOf)
    const all = partsOf(page, kinds)
    const own = [...new Set(all.flatMap(sheetsOf))]
    const first = [...new Set(all.slice(0, firstSections({ kinds })).flatMap(sheetsOf))]
    const below = own.filter((file) => !first.includes(file)).map(textOf)
    const inline = [...sheets, ...first].map(textOf).join('')
    const { screen, paper } =
      below.length > 0 ? withoutPaper(inline) : { screen: inline, paper: '' }
    return {
      inline: theme + screen,
      ...(below.length > 0 && { below: belowSheet(paper + below.join('')) }),
      sheets: own.map((file) => `/${file}`),
    }
  }
}

/** A sheet in two: the rules for paper alone, and all others. */
function withoutPaper(text: string) {
  const sheet = parse(text)
  const paper = sheet.clone({ nodes: [] })
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') move(rule, paper)
  })
  return { screen: sheet.toString(), paper: paper.toString() }
}

function belowSheet(text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 4)
  return { address: `/assets/below-${hash}.css`, text }
}
