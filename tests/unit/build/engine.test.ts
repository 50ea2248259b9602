import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { completeFile, engineFolder, isComplete } from '../../../scripts/engine/identity.cjs'
import { sectionSheets } from '../../../scripts/engine/sectionSheets.ts'
import { root } from '../../../scripts/publish/paths.ts'
import { removeFolder, temporaryFolder, writeFiles } from '../../support/folders.ts'

test('a developer builds the engine once as long as no source changes', () => {
  expect(engineFolder()).toBe(engineFolder())
  expect(engineFolder()).toBe(join(root, '.engine', basename(engineFolder())))
})

test('a developer whose engine is half-written or lacks a file builds it again', () => {
  const folder = temporaryFolder('engine')
  onTestFinished(() => removeFolder(folder))
  const files = { 'render.cjs': '', 'site/assets/app.js': '' }
  writeFiles(folder, files)
  expect(isComplete(folder)).toBe(false)
  writeFiles(folder, { [completeFile]: JSON.stringify(Object.keys(files)) })
  expect(isComplete(folder)).toBe(true)
  rmSync(join(folder, 'site/assets/app.js'))
  expect(isComplete(folder)).toBe(false)
})

test('a developer whose build lacks a kind of section reads its file', () => {
  expect(() => sectionSheets({})).toThrow('src/site/sections/hero/index.tsx')
})
