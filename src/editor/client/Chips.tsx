import { Button } from '../../desk/client/kit/Controls'
import styles from './Chips.module.css'

type ChipsProps<Key extends string> = {
  title: string
  options: Record<Key, string>
  value: Key
  onChoose: (key: NoInfer<Key>) => void
}

/** A choice between few things. */
export const Chips = <Key extends string>({ title, options, value, onChoose }: ChipsProps<Key>) => (
  <fieldset className={styles.chips}>
    <legend>{title}</legend>
    {(Object.entries(options) as [Key, string][]).map(([key, name]) => (
      <Button key={key} look="chip" aria-pressed={key === value} onClick={() => onChoose(key)}>
        {name}
      </Button>
    ))}
  </fieldset>
)
