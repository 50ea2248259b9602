import type { ShownPart } from '../../../content/sections/richParts'
import type { ProsePart } from '../../../content/types.gen'
import { classNames } from '../../../ui/classNames'
import { Photo } from '../../../ui/Photo'
import { ProseLinks } from './ProseLinks'
import styles from './ProseParts.module.css'
import { RichWords } from './RichWords'

type ProsePartsProps = {
  parts: readonly ShownPart<ProsePart>[]
  Heading: 'h2' | 'h3'
  /** The anchor of a part by its index. */
  anchorOf?: (index: number) => string
  /** Takes the page's width: two columns on large screens. */
  wide?: boolean
}

export function ProseParts({ parts, Heading, anchorOf, wide }: ProsePartsProps) {
  return (
    <div className={classNames(styles.parts, wide && parts.length > 1 && styles.wide)}>
      {parts.map(({ title, text, list, steps, photo, photoAlt = '', links }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no code, and never change places
        <div key={index} id={anchorOf?.(index)} className={styles.part}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {text?.map((paragraph) => (
            <p key={JSON.stringify(paragraph)}>
              <RichWords words={paragraph} />
            </p>
          ))}
          {list && (
            <ul className={styles.list}>
              {list.map((item) => (
                <li key={JSON.stringify(item)}>
                  <RichWords words={item} />
                </li>
              ))}
            </ul>
          )}
          {steps && (
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={JSON.stringify(step)}>
                  <RichWords words={step} />
                </li>
              ))}
            </ol>
          )}
          {photo && (
            <Photo
              className={styles.photo}
              photo={photo}
              alt={photoAlt}
              sizes="(min-width: 64rem) 46rem, 92vw"
            />
          )}
          {links && <ProseLinks links={links} />}
        </div>
      ))}
    </div>
  )
}
