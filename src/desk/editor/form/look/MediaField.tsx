import { useState } from 'react'
import { fill } from '../../../lib/words'
import controls from '../../../styles/Controls.module.css'
import { texts } from '../../words'
import type { FieldProps } from '../Field'
import { FieldFault } from '../FieldFault'
import forms from '../Form.module.css'
import { idOf, useForm } from '../formContext'
import styles from './Look.module.css'
import { PictureDialog } from './PictureDialog'

/** A picture or drawing, chosen by sight. */
export function MediaField({ node, path, value, isRequired, order }: FieldProps) {
  const { media, edit, findingAt } = useForm()
  const [isChoosing, setIsChoosing] = useState(false)
  const id = idOf(path)
  const finding = findingAt(path)
  const name = typeof value === 'string' ? value : ''
  const title = node.title ?? ''
  const isThere = media.names.includes(name)
  return (
    <fieldset className={`${forms.field} ${styles.picture}`}>
      <legend className={forms.label}>
        {isRequired ? title : fill(texts.field.optional, { title })}
      </legend>
      <div className={styles.chosen} data-kind={node.media}>
        {isThere && <img className={styles.shown} src={media.addressOf(name)} alt="" />}
        <div>
          {!isThere && <p className={styles.name}>{texts.look.none}</p>}
          <p className={controls.buttons}>
            <button
              type="button"
              id={id}
              className={controls.secondary}
              aria-haspopup="dialog"
              aria-label={fill(texts.list.of, { act: texts.look.change, name: title })}
              aria-describedby={`${id}-help${finding ? ` ${id}-fault` : ''}`}
              onClick={() => setIsChoosing(true)}
            >
              {texts.look.change}
            </button>
            {!isRequired && name && (
              <button
                type="button"
                className={controls.quiet}
                aria-label={fill(texts.list.of, { act: texts.list.remove, name: title })}
                onClick={() =>
                  edit(
                    { kind: 'remove', path },
                    { said: fill(texts.list.removed, { name: title }) },
                  )
                }
              >
                {texts.list.remove}
              </button>
            )}
          </p>
        </div>
      </div>
      <FieldFault id={id} node={node} finding={finding} />
      {isChoosing && (
        <PictureDialog
          node={node}
          path={path}
          order={order}
          name={name}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </fieldset>
  )
}
