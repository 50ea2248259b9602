import postcss from 'postcss'
import { anyType, entryOf, valueFunctions } from './support.ts'

const viewportUnits = { s: 'small', l: 'large', d: 'dynamic' } as const

/** The features of a style sheet by their MDN name, without unknown ones. */
export function usedInStyles(css: string): string[] {
  const used = new Set<string>()
  const use = (name: string) => {
    if (entryOf(name)) used.add(name)
  }
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule') for (const name of ofAtRule(node)) use(name)
    if (node.type === 'rule' && !isFrame(node))
      for (const name of ofSelector(node.selector)) use(name)
    if (node.type === 'decl') for (const name of ofDeclaration(node)) use(name)
  })
  return [...used]
}

/** The elements, attributes and one-word values of a page by their MDN name. */
export function usedInMarkup(html: string): string[] {
  const used = new Set<string>()
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)((?:\s[^>]*)?)>/g)) {
    const element = `html.elements.${tag}`
    used.add(element)
    for (const [, name, value] of attributes.matchAll(/\s([a-zA-Z-]+)(?:="([^"]*)")?/g)) {
      used.add(`${element}.${name}`).add(`html.global_attributes.${name}`)
      if (value) used.add(`${element}.${name}.${value}`)
    }
  }
  return [...used].filter((name) => entryOf(name))
}

/** The headers of a host's file and the directives of its policies. */
export function usedInHeaders(rules: string): string[] {
  const lines = [...rules.matchAll(/^ +([A-Za-z-]+): (.*)$/gm)]
  const names = lines.flatMap(([, name = '', value = '']) => {
    const header = `http.headers.${name}`
    if (name !== 'Content-Security-Policy') return [header]
    return [header, ...value.split('; ').map((part) => `${header}.${part.split(' ')[0]}`)]
  })
  return [...new Set(names)].filter((name) => entryOf(name))
}

/** The names of the methods a program calls. */
export const calledIn = (program: string): string[] => [
  ...new Set([...program.matchAll(/\.([a-zA-Z]{3,})(?:\?\.)?\(/g)].map(([, name = '']) => name)),
]

function ofAtRule({ name, params }: postcss.AtRule): string[] {
  const rule = `css.at-rules.${name}`
  if (name !== 'media' && name !== 'container') return [rule]
  const asked = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature]) => `${rule}.${feature}`)
  return [rule, ...asked, ...(/[<>]/.test(params) ? [`${rule}.range_syntax`] : [])]
}

const isFrame = ({ parent }: postcss.Rule) =>
  parent?.type === 'atrule' && (parent as postcss.AtRule).name === 'keyframes'

function ofSelector(selector: string): string[] {
  const names = [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`)
  if (/nth-child\([^)]* of /.test(selector)) names.push('css.selectors.nth-child.of_syntax')
  if (selector.includes('&')) names.push('css.selectors.nesting')
  return names
}

function ofDeclaration({ prop, value }: postcss.Declaration): string[] {
  const property = `css.properties.${prop}`
  const bare = value.replaceAll(/"[^"]*"|url\([^)]*\)/g, '')
  const words = [...bare.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w-]*\()/g)]
  const functions = [...bare.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => name)
  const units = [...bare.matchAll(/\d([sld])v[hwib]/g)].map(
    ([, kind]) => viewportUnits[kind as keyof typeof viewportUnits],
  )
  return [
    property,
    ...words.map(([word]) => `${property}.${word}`),
    ...functions.filter((name) => valueFunctions.has(name)).map((name) => `${anyType}${name}`),
    ...units.map((size) => `css.types.length.viewport_percentage_units_${size}`),
  ]
}
