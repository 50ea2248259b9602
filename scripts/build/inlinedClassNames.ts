import type { Plugin } from 'vite'

const SHEET = /\.module\.css$/

/**
 * Writes the names of a sheet's classes where they are used, in place of an object that
 * holds them all: what is imported whole is read as a namespace, whose names the bundler's
 * `inlineConst` puts in. A sheet stays one when no name of it is asked for any more.
 */
export const inlinedClassNames = (): Plugin => ({
  name: 'mercan:inlined-class-names',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    // Vite has made modules of the sheets by then, and JavaScript of what imports them.
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
