import { expect, test } from 'vitest'
import { everyPage } from '../any/builtPages.ts'

const order = ['reset', 'tokens', 'base', 'ui', 'sections']

test.each(everyPage)(
  'a browser reads the order of the layers of $name before the first style',
  ({ html }) => {
    const [sheet = ''] = html.match(/(?<=<style>)[\s\S]*?(?=<\/style>)/) ?? []
    const layers = [...sheet.matchAll(/@layer ([^{;]+)/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    )
    expect([...new Set(layers)]).toEqual(order)
  },
)
