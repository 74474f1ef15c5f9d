import type { OptionChoice, OptionView } from '@skafferi/domain/shop/product/views'
import { RadioGroup } from '../../../components/forms/radio-group'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'

export interface VariantPickerProps {
  /** In the order they are chosen. */
  options: readonly OptionView[]
  /**
   * `refused` if a purchase was tried with a missing choice: each open option has an error. `settled` by default.
   */
  state?: 'settled' | 'refused'
  /** A value was chosen. */
  onChoose: (event: OptionChoice) => void
}

/** The options of a product as outlined buttons; unavailable values are dashed and struck through. */
export function VariantPicker({ options, state = 'settled', onChoose }: VariantPickerProps) {
  const t = useWords(productWords)
  const groups = options.map(({ id, title, values }) => {
    const chosen = values.find(({ selected }) => selected)
    return (
      <RadioGroup
        key={id}
        name={id}
        legend={t('optionTitle', { title })}
        legendDetail={chosen?.text ?? <span className="text-ink-muted">{t('chooseOne')}</span>}
        variant="options"
        value={chosen?.value ?? null}
        error={state === 'refused' && !chosen ? t('optionMissing') : undefined}
        options={values.map(({ value, text, available }) => ({ value, label: text, disabled: !available }))}
        onChange={({ value }) => onChoose({ optionId: id, value })}
      />
    )
  })
  // Side by side if they fit, so that the purchase buttons stay in view.
  return groups.length > 0 && <div className="flex flex-wrap items-start gap-x-10 gap-y-4">{groups}</div>
}
