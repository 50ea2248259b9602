import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/publish/paths.ts'
import { docsOf } from '../../../src/validation/checkFile.ts'
import { publishTasks, tasksReport } from '../../../src/validation/publishTasks.ts'
import { patternOf } from '../../../src/validation/synonyms.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy()
const groups = ['country', 'words', 'sections']
const tasks = () =>
  publishTasks(docsOf(site.validate().files), {}).filter(({ group }) => groups.includes(group))
const move = (country: string) =>
  site.replace('content/site.json', '"country": "TR"', `"country": "${country}"`)
const claim = () =>
  site.replace('content/about.json', '"summary": [', '"summary": ["En iyi klinik.",')

describe('an owner who checks the site by the law of the country', () => {
  test('reads of forbidden words and restricted sections in Turkey', () => {
    const before = tasks().map(({ group }) => group)
    expect(before).not.toContain('country')
    expect(before.filter((group) => group === 'sections')).toHaveLength(3)
    claim()
    expect(tasks().map(({ text }) => text)).toContainEqual(expect.stringContaining('«En iyi»'))
    // «indirim» in the editor's own words is no promotion.
    expect(tasks().filter(({ place }) => place.includes('editor.json'))).toEqual([])
  })

  test.each(['NL', 'GB', 'AT'])('reads plainly that nobody has checked it for %s', (country) => {
    move(country)
    claim()
    expect(tasks()).toEqual([
      expect.objectContaining({
        group: 'country',
        blocks: false,
        text: expect.stringMatching(new RegExp(`^${country} için denetlenmedi:`)),
      }),
    ])
  })
})

const folder = join(root, 'src/validation/countries')

test.each(readdirSync(folder))('%s names the source of each of its rules', (file) => {
  const rules: object = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  for (const rule of Object.values(rules)) expect(rule.source).toMatch(/\w{10}/)
})

test.each(readdirSync(folder))(
  'no page that an editor can add is named by a word of %s',
  (file) => {
    const rules = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const { en, de, tr } = rules.words.forbidden
    for (const [language, words] of Object.entries({ en, de, tr })) {
      const texts = readFileSync(join(root, `src/content/texts/${language}/editor.json`), 'utf8')
      const claims = new RegExp(patternOf(words), 'iu')
      expect(
        Object.values(JSON.parse(texts).pages).filter((each) => claims.test(String(each))),
      ).toEqual([])
    }
  },
)

test('an owner reads which tasks must be done and which are advised, all counted', () => {
  const place = 'content/clinic.json:2'
  const report = tasksReport([
    { blocks: true, group: 'sample', place, text: 'Örnek.' },
    { blocks: false, group: 'sections', place, text: 'Okuyun.' },
  ])
  expect(report).toContain('- [ ] content/clinic.json:2: Örnek.')
  expect(report).toContain('- [ ] content/clinic.json:2: öneri: Okuyun.')
  expect(report).toMatch(/Yayın için 1 iş kaldı\..* Ayrıca 1 iş önerilir; .*$/)
})

test('an owner reads which counters promise more than the pages show', () => {
  const contradictions = () =>
    publishTasks(docsOf(site.validate().files), {}).filter(
      ({ group }) => group === 'contradictions',
    )
  expect(contradictions().map(({ blocks, text }) => [blocks, text])).toContainEqual([
    false,
    expect.stringMatching(/^Sayaç DOKTOR: 3\+, ama sayfalarda 2 gösteriliyor\./),
  ])
  const counters = () => contradictions().map(({ text }) => /^Sayaç (.*):/.exec(text)?.[1])
  // Happy treatments are no list of the site.
  expect(counters()).toEqual(['DOKTOR', 'AKTİF MUAYENEHANE', 'HİZMETLERİMİZ'])
  site.replace('content/statistics.json', '"target": 3', '"target": 2')
  expect(counters()).toEqual(['AKTİF MUAYENEHANE', 'HİZMETLERİMİZ'])
})
