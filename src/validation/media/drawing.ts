import { type Markup, readMarkup, type Tag } from '../../content/media/markup.ts'

/** Elements that draw; any other element is unsafe. */
const SAFE_ELEMENTS = new Set(
  'svg g defs title desc metadata symbol use path rect circle ellipse line polyline polygon text tspan clipPath mask pattern linearGradient radialGradient stop marker switch filter feGaussianBlur feOffset feBlend feColorMatrix feComponentTransfer feFuncR feFuncG feFuncB feFuncA feComposite feFlood feMerge feMergeNode feMorphology feDropShadow feTurbulence style'.split(
    ' ',
  ),
)

const SVG = 'http://www.w3.org/2000/svg'

/** Namespaces of drawing programs; browsers ignore them. */
const INERT =
  /inkscape|sodipodi|22-rdf-syntax-ns|creativecommons|web\.resource\.org|purl\.org\/dc|ns\.adobe\.com|sketchapp|bohemiancoding|figma|serif\.com|boxy-svg|vectornator/

export type DrawingProblem =
  | { code: 'media.broken-drawing' | 'media.cut-off' }
  | { code: 'media.unsafe'; part: string }

/** Why an SVG cannot be shown: cut off, not well formed, or unsafe. */
export function drawingProblem(text: string): DrawingProblem | undefined {
  const markup = readMarkup(text)
  if (!markup)
    return { code: /<\/(?:\w+:)?svg\s*>/i.test(text) ? 'media.broken-drawing' : 'media.cut-off' }
  const part = unsafePart(markup)
  if (part !== undefined) return { code: 'media.unsafe', part }
  return isNamed(markup) ? undefined : { code: 'media.broken-drawing' }
}

/** The root is SVG and all prefixes are declared: browsers require both. */
function isNamed({ tags: [root, ...rest] }: Markup): boolean {
  if (root?.name.split(':').at(-1) !== 'svg' || spaceOf(root, new Map()) !== SVG) return false
  const known = new Set(['xml', 'xmlns', ...[root, ...rest].flatMap(prefixesOf)])
  return [root, ...rest].every(({ name, attributes }) =>
    [name, ...attributes.keys()].every((word) => {
      const [prefix, ...local] = word.split(':')
      return local.length === 0 || known.has(prefix ?? '')
    }),
  )
}

const prefixesOf = ({ attributes }: Tag) =>
  [...attributes.keys()].filter((key) => key.startsWith('xmlns:')).map((key) => key.slice(6))

function spaceOf({ name, attributes }: Tag, spaces: ReadonlyMap<string, string>) {
  const [prefix, local] = name.split(':')
  const key = local === undefined ? 'xmlns' : `xmlns:${prefix}`
  return attributes.get(key) ?? spaces.get(key)
}

/** The name of the first part that does more than draw. */
function unsafePart({ tags, styles, instructions }: Markup): string | undefined {
  const strange = instructions.find((each) => /<!ENTITY|<\?xml-stylesheet/i.test(each))
  if (strange) return /<!ENTITY/i.test(strange) ? 'ENTITY' : 'xml-stylesheet'
  const spaces = new Map<string, string>()
  for (const [key, space] of tags.flatMap(({ attributes }) => [...attributes])) {
    if (!key.startsWith('xmlns')) continue
    if ((spaces.get(key) ?? space) !== space) return key
    spaces.set(key, space)
  }
  for (const tag of tags) {
    const [prefix, local = prefix ?? ''] = tag.name.split(':')
    const space = spaceOf(tag, spaces)
    const draws = (space === undefined || space === SVG) && SAFE_ELEMENTS.has(local)
    if (!draws && !(tag.name.includes(':') && INERT.test(space ?? ''))) return local
    if ((tag.attributes.get('xmlns') ?? SVG) !== SVG) return local
    const attribute = [...tag.attributes].find(([key, value]) => !isSafe(key, value))
    if (attribute) return attribute[0]
  }
  return styles.some((text) => reaches(text) || text.includes('\\')) ? 'style' : undefined
}

function isSafe(key: string, value: string): boolean {
  if (key === 'xmlns' || key.startsWith('xmlns:')) return true
  if (/^on|^xml:base$/i.test(key) || /^\s*(?:java|vb)script:/i.test(value)) return false
  if (/^(?:xlink:)?(?:href|src)$/i.test(key)) return value.trim().startsWith('#')
  return !(reaches(value) || (key === 'style' && value.includes('\\')))
}

/** True for styles that load external resources; some functions take addresses without `url`. */
const reaches = (css: string) =>
  /@import|javascript:|\b(?:image(?:-set)?|src|cross-fade)\(|url\(\s*['"]?(?!\s*['"]?#)/i.test(css)
