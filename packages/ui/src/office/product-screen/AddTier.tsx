import { readInteger } from '@skafferi/domain/format/number-text.rules'
import type { SoldProductView } from '@skafferi/domain/office/views'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/button'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { officeProductWords } from '../../words/generated/office-product'

/** The largest quantity that a price can begin with. */
const MOST = 999_999

export interface AddTierProps extends Pick<SoldProductView, 'tiers'> {
  /** Prices from so many pieces are to be typed. */
  onAddTier: (event: { from: number }) => void
}

/** Begins one more column of prices; nothing is kept of it until one is typed there. A phone shows the first column alone, and nothing of this. */
export function AddTier({ tiers, onAddTier }: AddTierProps) {
  const t = useWords(officeProductWords)
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const from = readInteger(text) ?? 0
    const isFree = from >= 2 && from <= MOST && !tiers.some((tier) => tier.from === from)
    setIsWrong(!isFree)
    if (!isFree) return
    setText('')
    onAddTier({ from })
  }

  return (
    <form noValidate className="flex flex-wrap items-end gap-2 pt-3 max-md:hidden" onSubmit={submit}>
      <div className="min-w-52">
        <TextField
          label={t('tier.from')}
          error={isWrong ? t('tier.fault') : undefined}
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
