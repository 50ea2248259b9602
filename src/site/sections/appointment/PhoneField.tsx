import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seemsShort } from '../../../shared/formats/phone'
import { TextField } from '../../../ui/Field'
import { useSite } from '../../siteContext'
import styles from './PhoneField.module.css'

type PhoneFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'label' | 'error' | 'onCheck'
> & { defaultValue?: string }

/** The visitor's phone. Once it is left, the hint says whether it looks short; it blocks nothing. */
export function PhoneField({ onCheck, ...field }: PhoneFieldProps) {
  const { t } = useTranslation('appointment')
  const { landline } = useSite().clinic.phones
  const isShort = (phone: string) => seemsShort(phone, landline)
  const [hasHint, setHint] = useState(isShort(field.defaultValue ?? ''))
  return (
    <TextField
      {...field}
      hint={
        <span className={styles.hints} aria-live="polite">
          <span data-usable={!hasHint}>{t('phoneHint')}</span>
          <span data-usable={hasHint} className={styles.short}>
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
        if (hasHint || event.type === 'blur') setHint(isShort(event.currentTarget.value))
      }}
    />
  )
}
