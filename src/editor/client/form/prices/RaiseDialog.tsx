import { useId, useState } from 'react'
import type { PriceCategory, PriceRow } from '../../../../content/types.gen'
import { Button, InputField, SelectField } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { closeDialog, Dialog } from '../../../../desk/client/kit/Dialog'
import { counted, formatTag } from '../../../../desk/client/kit/text'
import { amountForm, inFull, readAmount } from '../../../../shared/formats/amount'
import { fill } from '../../../../shared/formats/fill'
import type { Path } from '../../../contract/contract'
import { texts } from '../../text'
import { useForm } from '../formContext'
import styles from './Prices.module.css'
import { raiseEdits, raises, roundingSteps } from './prices'
import { selectOnClick } from './selectOnClick'

type RaiseDialogProps = {
  path: Path
  categories: readonly PriceCategory[]
  /** Of the currency. */
  decimals: number | undefined
  onClose(): void
}

/** Each price is rounded as it fits its size. */
const BY_SIZE = Number.POSITIVE_INFINITY

const priceText = ({ min = 0, max = 0 }: PriceRow, decimals: number) => {
  const format = inFull([min, max], decimals)
  const figures = [...new Set([min, max])].map((each) => each.toLocaleString(formatTag, format))
  return figures.join(' – ')
}

/** Raises all prices by a percentage, with a preview; one undo step. */
export function RaiseDialog({ path, categories, decimals = 0, onClose }: RaiseDialogProps) {
  const prices = categories.flatMap(({ rows }) =>
    rows.flatMap(({ min, max }) => [min, max].filter((each) => typeof each === 'number')),
  )
  const [finest = 1, ...coarser] = roundingSteps(prices, decimals)
  const id = useId()
  const { edit, waitingAt } = useForm()
  const [written, setWritten] = useState('')
  const [step, setStep] = useState(finest < 1 ? finest : BY_SIZE)
  const [only, setOnly] = useState('')
  const percent = percentIn(written)
  const isNumber = percent !== undefined
  const isInRange = isNumber && percent > LEAST && percent <= MOST
  const refusal =
    written.trim() === '' || isInRange
      ? ''
      : isNumber
        ? texts.prices.farPercent
        : texts.prices.noPercent
  const all = !isInRange
    ? []
    : raises(path, categories, {
        percent,
        finest,
        step,
        ...(only && { only: Number(only) }),
      }).filter((each) => !waitingAt(each.path))
  return (
    <Dialog heading={texts.prices.raise} onClose={onClose}>
      <div className={styles.by}>
        <InputField
          label={texts.prices.percent}
          inputMode="decimal"
          autoComplete="off"
          value={written}
          placeholder="10"
          onMouseDown={selectOnClick}
          aria-invalid={refusal !== '' || undefined}
          aria-describedby={`${id}-percent`}
          onChange={({ target }) => setWritten(target.value)}
        />
        <SelectField
          label={texts.prices.step}
          value={step}
          onChange={({ target }) => setStep(Number(target.value))}
          options={[
            [String(BY_SIZE), texts.prices.bySize],
            [String(finest), texts.prices.unrounded],
            ...coarser.map((each): [string, string] => [
              String(each),
              fill(texts.prices.stepOf, { step: each.toLocaleString(formatTag) }),
            ]),
          ]}
        />
        <SelectField
          label={texts.prices.where}
          value={only}
          onChange={({ target }) => setOnly(target.value)}
          options={[
            ['', texts.prices.everywhere],
            ...categories.map(({ title }, index): [string, string] => [String(index), title]),
          ]}
        />
      </div>
      <p id={`${id}-percent`} className={refusal === '' ? undefined : controls.fault}>
        {refusal || texts.prices.percentHelp}
      </p>
      <p role="status">{isInRange && counted(texts.prices, 'become', all.length)}</p>
      {all.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keyboards have to reach it
        <section className={styles.scroll} aria-label={texts.prices.preview} tabIndex={0}>
          <table className={styles.preview}>
            <thead>
              <tr>
                <th scope="col">{texts.prices.treatment}</th>
                <th scope="col">{texts.prices.before}</th>
                <th scope="col">{texts.prices.after}</th>
              </tr>
            </thead>
            <tbody>
              {all.map(({ path: place, treatment, before, after }) => (
                <tr key={place.join('-')}>
                  <th scope="row">{treatment}</th>
                  <td>{priceText(before, decimals)}</td>
                  <td>{priceText(after, decimals)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p className={controls.buttons}>
        <Button
          look="primary"
          disabled={all.length === 0}
          onClick={(event) => {
            edit(raiseEdits(all), { message: counted(texts.prices, 'raised', all.length) })
            closeDialog(event)
          }}
        >
          {texts.prices.apply}
        </Button>
        <Button look="quiet" onClick={closeDialog}>
          {texts.cancel}
        </Button>
      </p>
    </Dialog>
  )
}

/** Percent. */
const LEAST = -100
const MOST = 900

/** `12`, `%12`, `+12,5`, `-5`; not 0. */
function percentIn(written: string): number | undefined {
  const [, minus, bare = ''] = /^([-\u2212]?)(.*)$/.exec(written.replace(/[\s%+]/g, '')) ?? []
  const read = (decimals: number) => readAmount(bare, amountForm(formatTag, decimals))
  const percent = read(1) ?? read(2)
  return percent && (minus ? -percent : percent)
}
