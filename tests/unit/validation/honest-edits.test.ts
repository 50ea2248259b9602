/** @module-tag nightly */
import { afterAll, expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { openSites } from '../../../src/content/site/openSites.ts'
import { Draft } from '../../soak/honest/draft.ts'
import { writtenEdits } from '../../soak/honest/written/index.ts'
import { copyParts, removeFolder, temporaryFolder } from '../../support/folders.ts'
import { translatedClinic } from '../../support/translatedClinic.ts'
import { writeWholeTexts } from '../../support/wholeTexts.ts'

/** With every text of the interface, which some edits reword. */
const clinic = temporaryFolder('honest')
copyParts(clinicDir, clinic, ['content', 'locales'])
writeWholeTexts(clinic)
afterAll(() => removeFolder(clinic))

const draft = new Draft(clinic)

test.each(writtenEdits)('an editor who %s may publish', (_does, edit) => {
  draft.reset()
  expect(draft.attempt(edit)).toEqual([])
  expect(draft.changed, 'The edit found nothing to change').not.toEqual([])
})

test('no edit in the clinic’s own language removes an address of another', () => {
  const { root } = translatedClinic([
    { code: 'en', abroad: false },
    { code: 'ar', abroad: false },
  ])
  const translated = new Draft(root)
  const addresses = (language: string) =>
    openSites(
      {
        has: (file) => translated.has(file),
        json: (file) => JSON.parse(translated.textOf(file)),
      },
      { media: (_name, content) => content },
    )
      .in(language)
      .pages.map(({ id, path }) => `${id} ${path}`)
  const further = ['en', 'ar']
  const before = further.flatMap(addresses)
  const lost = writtenEdits.flatMap(([does, edit]) => {
    translated.reset()
    translated.attempt(edit)
    const [own, after] = [addresses('tr'), further.flatMap(addresses)]
    const isStill = (address: string) =>
      own.some((each) => each.split(' ')[0] === address.split(' ')[0])
    return before
      .filter((address) => isStill(address) && !after.includes(address))
      .map((address) => `${does}: ${address}`)
  })
  expect(lost).toEqual([])
})
