import { useState } from 'react'
import { Button } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { fill } from '../../../../shared/formats/fill'
import { texts } from '../../text'
import { FieldError } from '../FieldError'
import forms from '../Form.module.css'
import { type FieldProps, idOf, useForm } from '../formContext'
import styles from './Media.module.css'
import { PictureDialog } from './PictureDialog'

/** A picture or drawing with a button to change it. */
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
            <Button
              id={id}
              look="secondary"
              aria-haspopup="dialog"
              aria-label={fill(texts.list.of, { act: texts.look.change, name: title })}
              aria-describedby={`${id}-help${finding ? ` ${id}-fault` : ''}`}
              onClick={() => setIsChoosing(true)}
            >
              {texts.look.change}
            </Button>
            {!isRequired && name && (
              <Button
                look="quiet"
                aria-label={fill(texts.list.of, { act: texts.list.remove, name: title })}
                onClick={() =>
                  edit(
                    { kind: 'remove', path },
                    { message: fill(texts.list.removed, { name: title }) },
                  )
                }
              >
                {texts.list.remove}
              </Button>
            )}
          </p>
        </div>
      </div>
      <FieldError path={path} node={node} />
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
