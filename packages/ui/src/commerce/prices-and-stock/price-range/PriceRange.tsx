import { useId } from 'react'
import { controlStyles, FieldNote } from '../../../components/forms/field'
import { RangeSlider, type RangeEnd } from '../../../components/forms/range-slider'
import { useWords } from '../../../words'
import { listingWords } from '../../../words/generated/listing'
import type { PriceBounds, Range } from './prices'
import { useRangeDraft } from './use-range-draft'

export interface PriceRangeProps {
  /** The currency of all prices, ISO 4217 in capitals. */
  currency: string
  /** The active range; `null` is an open end. */
  range: Range
  /** The lowest and the highest price that can be chosen, without cents. */
  bounds: PriceBounds
  /** The range was changed: a thumb was released, or typing paused for 800 ms. Sorted from low to high. */
  onRangeChange: (event: Range) => void
}

/** A price range: a slider for approximate prices, two fields for exact ones. */
export function PriceRange({ currency, range, bounds, onRangeChange }: PriceRangeProps) {
  const t = useWords(listingWords)
  const hintId = useId()
  const { texts, prices, ignored, type, move } = useRangeDraft(range, bounds, onRangeChange)
  const limits = t('priceBounds', { ...bounds, currency })

  function field(end: RangeEnd, label: string) {
    return (
      <span className="relative block min-w-0 flex-1">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-describedby={hintId}
          placeholder={String(bounds[end])}
          value={texts[end]}
          className={`num ${controlStyles({ end: 'unit' })}`}
          onChange={(event) => type(end, event.currentTarget.value)}
        />
        <span aria-hidden="true" className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-muted">
          {t('currency', { code: currency })}
        </span>
      </span>
    )
  }

  return (
    <div className="grid gap-2">
      <RangeSlider
        labels={{ min: t('minPrice'), max: t('maxPrice') }}
        value={prices}
        bounds={bounds}
        scale="root"
        formatValue={(amount) => t('wholePrice', { amount, currency })}
        onMove={move}
      />
      <div className="flex items-center gap-2">
        {field('min', t('minPrice'))}
        <span aria-hidden="true" className="text-ink-muted">
          {t('rangeDash')}
        </span>
        {field('max', t('maxPrice'))}
      </div>
      <div role="status">
        <FieldNote id={hintId} hint={limits} error={ignored ? t('priceIgnored', bounds) : undefined} />
      </div>
    </div>
  )
}
