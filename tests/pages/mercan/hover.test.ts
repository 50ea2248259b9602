import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { filesBelow } from '../../../scripts/publish/files.ts'
import { distDir } from '../../../scripts/publish/paths.ts'
import { everyPage } from '../any/builtPages.ts'

test('a visitor with a finger sees no style that is meant for a pointer', () => {
  const sheets = filesBelow(distDir)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(distDir, file), 'utf8'))
  const inline = everyPage.map(
    ({ html }) => /(?<=<style>)[\s\S]*?(?=<\/style>)/.exec(html)?.[0] ?? '',
  )
  const stuck: string[] = []
  for (const sheet of [...sheets, ...inline])
    postcss.parse(sheet).walkRules(/:hover/, (rule) => {
      const { parent } = rule
      const isGuarded =
        parent?.type === 'atrule' && 'params' in parent && /hover/.test(`${parent.params}`)
      if (!isGuarded) stuck.push(rule.selector)
    })
  expect(stuck).toEqual([])
})
