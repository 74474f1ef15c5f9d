import { readTierStart } from '@skafferi/domain/rules/text/amount-text'
import type { ProductDetailView } from '@skafferi/domain/office/views'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeProductWords } from '../../words/generated/office-product'

export interface AddTierProps extends Pick<ProductDetailView, 'tiers'> {
  /** The user adds a column for prices from a minimum quantity. */
  onAddTier: (event: { from: number }) => void
}

/** Adds an empty column of tier prices, which is stored when a price is entered. */
export function AddTier({ tiers, onAddTier }: AddTierProps) {
  const t = useWords(officeProductWords)
  const [text, setText] = useState('')
  const [isInvalid, setIsInvalid] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const from = readTierStart(text)
    const isAvailable = from !== null && !tiers.some((tier) => tier.from === from)
    setIsInvalid(!isAvailable)
    if (!isAvailable) return
    setText('')
    onAddTier({ from })
  }

  return (
    <form noValidate className="flex flex-wrap items-end gap-2 pt-3" onSubmit={submit}>
      <div className="min-w-52">
        <TextField
          label={t('tier.from')}
          error={isInvalid ? t('fault.tier') : undefined}
          name="tier"
          inputMode="numeric"
          value={text}
          onChange={({ value }) => setText(value)}
        />
      </div>
      <Button type="submit" variant="secondary">
        {t('tier.add')}
      </Button>
    </form>
  )
}
