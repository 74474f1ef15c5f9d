import type { KeyboardEvent } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { POSITIONS, toPosition, toValue, valueAfterKey, type Bounds, type Scale } from './scale'

/**
 * Two native sliders share one track. Only their thumbs receive pointer events, because the upper slider would cover
 * the lower one. If both are at the high end, the lower value's thumb must be on top, because only that one can move.
 */
const thumbStyles = cva(
  [
    'pointer-events-none absolute inset-x-0 top-0 m-0 h-6 w-full appearance-none bg-transparent p-0',
    'focus-visible:shadow-none focus-visible:outline-none pointer-coarse:h-8',
    'thumb:pointer-events-auto thumb:box-border thumb:size-5 thumb:appearance-none',
    'thumb:rounded-full thumb:border-2 thumb:border-current thumb:bg-surface pointer-coarse:thumb:size-7',
    'focus-visible:thumb:outline-2 focus-visible:thumb:outline-offset-2 focus-visible:thumb:outline-focus',
  ],
  {
    variants: {
      level: { lower: 'z-0', upper: 'z-1' },
      disabled: { true: 'text-line-control', false: 'text-ink thumb:cursor-grab' },
    },
  },
)

const bandStyles = cva('absolute top-1/2 h-1.5 -translate-y-1/2 forced-colors:bg-[Highlight]', {
  variants: { disabled: { true: 'bg-line-control', false: 'bg-ink' } },
})

/** The two ends of a range. */
export type RangeEnd = 'min' | 'max'

export interface RangeSliderProps {
  /** The accessible name of each thumb ("Min price", "Max price"). */
  labels: Readonly<Record<RangeEnd, string>>
  /** The values of the thumbs, in whole units within the bounds. */
  value: Readonly<Record<RangeEnd, number>>
  /** The lowest and the highest value, in whole units. */
  bounds: Bounds
  /** The distribution of values on the track: even, or with more space at the low end; `linear` by default. */
  scale?: Scale
  /** Not available now. */
  disabled?: boolean
  /** Formats a value for assistive technology ("€50"). */
  formatValue: (value: number) => string
  /**
   * A thumb was moved; it stops at the other one. `settled` when the pointer is released; otherwise more events may
   * follow.
   */
  onMove: (event: { end: RangeEnd; value: number; settled: boolean }) => void
}

/** A rough range, chosen with two thumbs on one track. */
export function RangeSlider({
  labels,
  value,
  bounds,
  scale = 'linear',
  disabled = false,
  formatValue,
  onMove,
}: RangeSliderProps) {
  const start = toPosition(value.min, bounds, scale)
  const end = toPosition(value.max, bounds, scale)

  function move(which: RangeEnd, requested: number, settled: boolean) {
    const stopped = which === 'min' ? Math.min(requested, value.max) : Math.max(requested, value.min)
    onMove({ end: which, value: stopped, settled })
  }

  function step(which: RangeEnd, event: KeyboardEvent<HTMLInputElement>) {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr'
    const next = valueAfterKey(event.key, value[which], bounds, direction)
    if (next !== undefined) {
      event.preventDefault()
      move(which, next, false)
    }
  }

  function thumb(which: RangeEnd, position: number, level: NonNullable<VariantProps<typeof thumbStyles>['level']>) {
    return (
      <input
        type="range"
        aria-label={labels[which]}
        aria-valuetext={formatValue(value[which])}
        min={0}
        max={POSITIONS}
        step="any"
        value={position}
        disabled={disabled}
        className={thumbStyles({ level, disabled })}
        onChange={(event) => move(which, toValue(Number(event.currentTarget.value), bounds, scale), false)}
        onPointerUp={() => move(which, value[which], true)}
        onKeyDown={(event) => step(which, event)}
      />
    )
  }

  return (
    <div className="relative h-6 pointer-coarse:h-8">
      <span
        className={'absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-line-control forced-colors:bg-[CanvasText]'}
      />
      <span
        className={bandStyles({ disabled })}
        style={{ insetInlineStart: `${start / 10}%`, insetInlineEnd: `${100 - end / 10}%` }}
      />
      {thumb('min', start, start > POSITIONS / 2 ? 'upper' : 'lower')}
      {thumb('max', end, start > POSITIONS / 2 ? 'lower' : 'upper')}
    </div>
  )
}
