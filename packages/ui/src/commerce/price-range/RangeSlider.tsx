import type { KeyboardEvent } from 'react'
import { cva } from 'class-variance-authority'
import { useWords } from '../../words'
import { listingWords } from '../../words/generated/listing'
import { POSITIONS, priceAfterKey, toPosition, toPrice, type PriceBounds } from './scale'
import type { End, RangeDraft } from './use-range-draft'

/**
 * Two native sliders lie on one track. Only their thumbs take the pointer, or the upper one would cover the lower.
 * Where both stand at the far end, the lower price's thumb must lie on top: it is the only one that can still move.
 */
const thumbStyles = cva(
  [
    'pointer-events-none absolute inset-x-0 top-0 m-0 h-6 w-full appearance-none bg-transparent p-0',
    'focus-visible:shadow-none focus-visible:outline-none pointer-coarse:h-8',
    'thumb:pointer-events-auto thumb:box-border thumb:size-5 thumb:cursor-grab thumb:appearance-none',
    'thumb:rounded-full thumb:border-2 thumb:border-ink thumb:bg-surface pointer-coarse:thumb:size-7',
    'focus-visible:thumb:outline-2 focus-visible:thumb:outline-offset-2 focus-visible:thumb:outline-focus',
  ],
  { variants: { level: { lower: 'z-0', upper: 'z-1' } } },
)

/** Props of {@link RangeSlider}. */
export interface RangeSliderProps {
  prices: RangeDraft['prices']
  bounds: PriceBounds
  onMove: RangeDraft['move']
}

/** Two thumbs on one line, for the rough choice. */
export function RangeSlider({ prices, bounds, onMove }: RangeSliderProps) {
  const t = useWords(listingWords)
  const start = toPosition(prices.min, bounds)
  const end = toPosition(prices.max, bounds)

  function step(which: End, event: KeyboardEvent<HTMLInputElement>) {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr'
    const next = priceAfterKey(event.key, prices[which], bounds, direction)
    if (next !== undefined) {
      event.preventDefault()
      onMove(which, next, 'moving')
    }
  }

  function thumb(which: End, label: string, position: number, level: 'lower' | 'upper') {
    return (
      <input
        type="range"
        aria-label={label}
        aria-valuetext={t('euros', { amount: prices[which] })}
        min={0}
        max={POSITIONS}
        step="any"
        value={position}
        className={thumbStyles({ level })}
        onChange={(event) => onMove(which, toPrice(Number(event.currentTarget.value), bounds), 'moving')}
        onPointerUp={() => onMove(which, prices[which], 'settled')}
        onKeyDown={(event) => step(which, event)}
      />
    )
  }

  return (
    <div className="relative h-6 pointer-coarse:h-8">
      <span
        className={
          'absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-line-control forced-colors:bg-[CanvasText]'
        }
      />
      <span
        className="absolute top-1/2 h-1.5 -translate-y-1/2 bg-ink forced-colors:bg-[Highlight]"
        style={{ insetInlineStart: `${start / 10}%`, insetInlineEnd: `${100 - end / 10}%` }}
      />
      {thumb('min', t('minPrice'), start, start > POSITIONS / 2 ? 'upper' : 'lower')}
      {thumb('max', t('maxPrice'), end, start > POSITIONS / 2 ? 'lower' : 'upper')}
    </div>
  )
}
