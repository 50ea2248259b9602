import type { Document } from 'domhandler'
import { elementsWith } from './html.ts'

const MARK = 'data-record'

/**
 * Takes the records' marks (`data-record="<file>/<id>"`) out of a page, where no visitor
 * needs them, and returns what they said.
 */
export const takeRecordMarks = (page: Document): string[] =>
  elementsWith(page, MARK).map(({ attribs }) => {
    const said = attribs[MARK] ?? ''
    delete attribs[MARK]
    return said
  })

/** Where prerendering leaves what the marks of all pages said, below the site's folder. */
export const printedRecordsFile = '.vite/records.json'
