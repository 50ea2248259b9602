import { createElement, Fragment } from 'react'
import type { Words } from '../../../content/sections/richParts'
import type { Run } from '../../../shared/formats/richText'
import { NewTabLink } from '../site/NewTabLink'
import { PageLink } from '../site/PageLink'
import styles from './RichWords.module.css'

/** A text with its bold words and links. */
export const RichWords = ({ words }: { words: Words }) =>
  typeof words === 'string' ? words : createElement(Fragment, null, ...words.map(shownRun))

function shownRun({ text, bold, page, url }: Run) {
  const inner = bold ? <strong>{text}</strong> : text
  if (page)
    return (
      <PageLink page={page} className={styles.link}>
        {inner}
      </PageLink>
    )
  if (!url) return inner
  return (
    <NewTabLink href={url} className={styles.link}>
      {inner}
    </NewTabLink>
  )
}
