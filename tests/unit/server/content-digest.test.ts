import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { contentDigest, folderDigest } from '../../../src/server/releases/contentDigest.ts'
import { copyServed, run } from '../../support/clinicRepository.ts'
import { removeFolder, writeFiles } from '../../support/folders.ts'

test('a folder has the digest of its commit, and another one after any change', () => {
  const root = copyServed('digest')
  onTestFinished(() => removeFolder(root))
  const lines = run(root, 'ls-tree', '-r', 'HEAD').split('\n')
  const committed = lines.map((line) => {
    const [facts = '', path = ''] = line.split('\t')
    return { path, id: facts.split(' ')[2] ?? '' }
  })
  expect(folderDigest(root)).toBe(contentDigest(committed.reverse()))
  const digests = new Set([folderDigest(root)])
  writeFiles(root, { 'content/prices.json': '{}' })
  digests.add(folderDigest(root))
  writeFiles(root, { 'public/new.txt': '' })
  digests.add(folderDigest(root))
  rmSync(`${root}/content/about.json`)
  digests.add(folderDigest(root))
  expect(digests.size).toBe(4)
  writeFiles(root, { 'README.md': 'no part of the site' })
  expect(digests).toContain(folderDigest(root))
})
