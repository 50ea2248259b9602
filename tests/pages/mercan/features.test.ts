import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { distDir, root } from '../../../scripts/publish/paths.ts'
import { everyPage, files } from '../any/builtPages.ts'
import { gains, namesakes } from './features/gains.ts'
import { lackingIn } from './features/support.ts'
import { calledIn, usedInHeaders, usedInMarkup, usedInStyles } from './features/used.ts'

const pages = everyPage.map(({ html }) => html)
const styles = [
  ...files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(distDir, file), 'utf8')),
  ...pages.flatMap((html) => html.match(/(?<=<style>)[\s\S]*?(?=<\/style>)/g) ?? []),
]
/** The project's browser code, without contracts; libraries detect features themselves. */
const programs = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) =>
    /^(?:site|ui|shared(?!\/(?:contract|deskModel|publicRoutes)\.)|content(?!\/loading)|(?:desk|editor)\/client)\/.*\.tsx?$/.test(
      file,
    ),
  )
  .map((file) => readFileSync(join(root, 'src', file), 'utf8'))

const used = new Set([
  ...styles.flatMap(usedInStyles),
  ...pages.flatMap(usedInMarkup),
  ...usedInHeaders(readFileSync(join(distDir, '_headers'), 'utf8')),
  ...programs.flatMap(calledIn).filter((name) => !namesakes.includes(name)),
])

test('a visitor with a supported browser lacks no feature without a documented fallback', () => {
  const lacked = [...used].flatMap((name) => {
    const where = lackingIn(name)
    return where.length > 0 && !(name in gains) ? [`${name}: not in ${where.join(', ')}`] : []
  })
  expect(lacked, 'avoid them, or document their fallback in features/gains.ts').toEqual([])
})

test('an engineer finds only used and needed fallbacks in features/gains.ts', () => {
  const idle = Object.keys(gains).filter((name) => !used.has(name) || lackingIn(name).length === 0)
  expect(idle, 'remove them from features/gains.ts').toEqual([])
})
