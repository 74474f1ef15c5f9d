import { useId, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'

const styles = cva(
  'm-0 grid min-w-0 auto-cols-fr grid-flow-col rounded-md border border-line-strong bg-well p-0.75 print:hidden',
  { variants: { width: { auto: 'inline-grid w-max max-w-full', full: 'w-full' } } },
)

/** The selected segment is a raised surface with a border; the frame's padding keeps the total height of a control. */
const partStyles = cva([
  'relative flex min-w-0 min-h-[calc(var(--control)-0.5rem)] items-center justify-center gap-1.5 rounded-sm px-3',
  'text-center text-sm font-medium wrap-anywhere text-ink-muted',
  'transition-[background-color,border-color,color] duration-fast',
  'hover:text-ink has-checked:bg-surface has-checked:font-bold has-checked:text-ink',
  'has-checked:ring-1 has-checked:ring-line-control',
  'has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed',
  'has-disabled:hover:text-ink-muted forced-colors:has-checked:outline-2',
])

/** The pseudo-element reserves the width of the bold label, so that selecting does not shift the layout. */
const wordStyles =
  'grid min-w-0 justify-items-center after:invisible after:h-0 after:overflow-hidden after:font-bold ' +
  'after:content-[attr(data-label)]'

const inputStyles =
  'absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed'

/** One segment of a {@link SegmentedControl}. */
export interface Segment<Value extends string = string> {
  /** The segment's value. */
  value: Value
  /** The visible label. */
  label: string
  /** An icon before the label, if it helps to tell the segments apart. */
  icon?: ReactNode
  /** True if it cannot be selected now. */
  disabled?: boolean
}

export interface SegmentedControlProps<Value extends string = string> {
  /** The accessible name of the group ("Order mode"). */
  label: string
  /** Two segments, or three if necessary. */
  segments: readonly Segment<Value>[]
  /** The selected value. */
  value: Value
  /** As wide as its container, or as its labels; `full` by default. */
  width?: 'auto' | 'full'
  /** Another segment was selected. */
  onChange: (event: { value: Value }) => void
}

/** Switches between two views or modes. Native radio buttons, so arrow keys work. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  width = 'full',
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles({ width })}>
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={partStyles()}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            className={inputStyles}
            onChange={() => onChange({ value: segment.value })}
          />
          {segment.icon}
          <span className={wordStyles} data-label={segment.label}>
            {segment.label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
