import { transform } from 'esbuild'
import type { AtRule, ChildNode, Root, Plugin as SheetPlugin } from 'postcss'
import type { Plugin } from 'vite'
import { move } from '../publish/moveRule.ts'
import type { Frame } from './frame.ts'
import { buildTargets } from './targets.ts'

const rightToLeft = /^\[dir="rtl"\]/

/**
 * Moves right-to-left rules from every sheet into `frame.rightToLeft`, which only right-to-left
 * pages link. All languages keep the same sheets, whose hashes the policy lists.
 */
export function directionSheet(frame: Frame): Plugin {
  const moved = new Map<string, string>()
  return {
    name: 'mercan:direction-sheet',
    apply: 'build',
    config: () => ({ css: { postcss: { plugins: [moveRightToLeft(moved)] } } }),
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const texts = [...moved].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
      const options = { loader: 'css', minify: true, target: buildTargets } as const
      const { code } = await transform(texts.join('\n'), options)
      frame.rightToLeft = code.trim()
    },
  }
}

/**
 * Moves right-to-left rules into `moved`, by sheet, with the animations and faces only they use.
 */
export const moveRightToLeft = (moved: Map<string, string>): SheetPlugin => ({
  postcssPlugin: 'direction-sheet',
  OnceExit(sheet) {
    const file = sheet.source?.input.file ?? ''
    const rules: ChildNode[] = []
    sheet.walkRules((rule) => {
      if (rule.selectors.every((selector) => rightToLeft.test(selector))) rules.push(rule)
    })
    if (rules.length === 0) return
    const own = sheet.clone({ nodes: [] })
    for (const rule of rules) move(rule, own)
    for (const named of namedIn(sheet)) if (isOnlyIn(own, sheet, named)) move(named, own)
    moved.set(file, own.toString())
  },
})

function namedIn(sheet: Root): AtRule[] {
  const found: AtRule[] = []
  sheet.walkAtRules(/^(?:keyframes|font-face)$/, (rule) => void found.push(rule))
  return found
}

/** Whether only the moved rules use an animation or a face. */
function isOnlyIn(own: Root, sheet: Root, named: AtRule): boolean {
  let name = named.params
  named.walkDecls('font-family', ({ value }) => {
    name = value
  })
  const uses = (root: Root) => {
    let found = false
    root.walkDecls(/^(?:animation|--|font-family)/, (declaration) => {
      if (declaration.parent !== named && declaration.value.includes(name)) found = true
    })
    return found
  }
  return uses(own) && !uses(sheet)
}
