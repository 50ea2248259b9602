import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'

/** What a publication reads of an engine, as `engine.json` holds it. */
export type EngineFacts = {
  hash: string
  /** Digest of the client's files: equal for clients that can exchange data. */
  client: string
  /** Custom properties and their short names. */
  tokens: Readonly<Record<string, string>>
  /** The sheets of every page in cascade order, as paths below the site. */
  sheets: readonly string[]
  /** The sheets of each part of a page: a kind of section, `heading`, `not-found`, `footer`. */
  parts: Readonly<Record<string, readonly string[]>>
}

type Renderer = Pick<typeof import('../../src/site/app/entry.prerender.tsx'), 'renderPage'>

export type Engine = EngineFacts &
  Renderer & {
    /** Holds `site/` and `desk/`, whose files every clinic contains. */
    folder: string
    /** The document with its slots. */
    document: string
    /** The rules of right-to-left pages. */
    rightToLeft: string
    /** The text of a sheet. */
    sheet(file: string): string
  }

/** The engine in a folder. Throws an Error with the file that is missing or of another engine. */
export function openEngine(folder: string): Engine {
  const read = (file: string): string => {
    try {
      return readFileSync(join(folder, file), 'utf8')
    } catch {
      throw new Error(`The engine is incomplete, ${join(folder, file)} cannot be read. ${remedy}`)
    }
  }
  const facts: EngineFacts = JSON.parse(read('engine.json'))
  if (facts.hash !== basename(folder))
    throw new Error(`${join(folder, 'engine.json')} is of the engine ${facts.hash}. ${remedy}`)
  let renderer: Renderer | undefined
  return {
    ...facts,
    folder,
    document: read('document.html'),
    rightToLeft: read('rtl.css'),
    sheet: (file) => read(join('site', file)),
    renderPage(...page) {
      renderer ??= createRequire(join(folder, 'engine.json'))('./render.cjs') as Renderer
      return renderer.renderPage(...page)
    },
  }
}

const remedy = 'Run "npm run build".'
