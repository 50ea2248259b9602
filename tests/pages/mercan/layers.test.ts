import { expect, test } from 'vitest'
import { everyPage } from '../any/builtPages.ts'

const order = ['reset', 'tokens', 'base', 'ui', 'sections']

test.each(everyPage)(
  '$name says in which order its styles count before the first of them',
  ({ html }) => {
    const [sheet = ''] = html.match(/(?<=<style>)[\s\S]*?(?=<\/style>)/) ?? []
    const layers = [...sheet.matchAll(/@layer ([^{;]+)/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    )
    expect([...new Set(layers)]).toEqual(order)
  },
)
