import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clinic } from '../../../content'
import { seemsShort } from '../../../shared/formats/phone'
import { TextField } from '../../../ui/Field'
import styles from './PhoneField.module.css'

type PhoneFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'label' | 'error' | 'onCheck' | 'defaultValue'
>

/** The visitor's phone. Once it is left, the hint says whether it looks short; it blocks nothing. */
export function PhoneField({ onCheck, ...field }: PhoneFieldProps) {
  const { t } = useTranslation('appointment')
  const [isShort, setShort] = useState(false)
  return (
    <TextField
      {...field}
      hint={
        <span className={styles.hints} aria-live="polite">
          <span data-shown={!isShort}>{t('phoneHint')}</span>
          <span data-shown={isShort} className={styles.short}>
            {t('shortPhone')}
          </span>
        </span>
      }
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      onCheck={(event) => {
        onCheck?.(event)
        if (isShort || event.type === 'blur')
          setShort(seemsShort(event.currentTarget.value, clinic.phones.landline))
      }}
    />
  )
}
