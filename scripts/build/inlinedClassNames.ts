import type { Plugin } from 'vite'

const SHEET = /\.module\.css$/

/** Imports class names as a namespace, so that the bundler's `inlineConst` inlines them. */
export const inlinedClassNames = (): Plugin => ({
  name: 'mercan:inlined-class-names',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    // After Vite has turned sheets into modules.
    order: 'post',
    filter: { id: /\.(?:tsx?|module\.css)$/ },
    handler(code, id) {
      if (SHEET.test(id)) return { code, map: null, moduleSideEffects: 'no-treeshake' }
      const imported = this.parse(code).body.flatMap((node) => {
        if (node.type !== 'ImportDeclaration' || !SHEET.test(node.source.value)) return []
        return node.specifiers.filter(({ type }) => type === 'ImportDefaultSpecifier')
      })
      const whole = imported.reduceRight(
        (text, { start }) => `${text.slice(0, start)}* as ${text.slice(start)}`,
        code,
      )
      return { code: whole, map: null }
    },
  },
})
