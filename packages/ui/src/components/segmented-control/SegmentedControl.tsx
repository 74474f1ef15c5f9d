import { useId, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'

const styles = cva(
  'm-0 grid min-w-0 auto-cols-fr grid-flow-col rounded-md border border-line-strong bg-well p-0.75 print:hidden',
  { variants: { width: { auto: 'inline-grid w-max max-w-full', full: 'w-full' } } },
)

/** The chosen half is a raised surface with a line; the frame's padding keeps the whole at the height of a control. */
const partStyles = cva([
  'relative flex min-w-0 min-h-[calc(var(--control)-0.5rem)] items-center justify-center gap-1.5 rounded-sm px-3',
  'text-center text-sm font-medium wrap-anywhere text-ink-muted transition-[background-color,color] duration-fast',
  'hover:text-ink has-checked:bg-surface has-checked:font-bold has-checked:text-ink',
  'has-checked:ring-1 has-checked:ring-line-control',
  'has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed',
  'has-disabled:hover:text-ink-muted forced-colors:has-checked:outline-2',
])

/** The pseudo-element keeps the room of the bold word, so that the switch moves nothing. */
const wordStyles =
  'grid min-w-0 justify-items-center after:invisible after:h-0 after:overflow-hidden after:font-bold after:content-[attr(data-label)]'

const inputStyles =
  'absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed'

/** One part of a {@link SegmentedControl}. */
export interface Segment<Value extends string = string> {
  /** What the part stands for. */
  value: Value
  /** What the buyer reads. */
  label: string
  /** A sign before the words, where it tells the parts apart at a glance. */
  icon?: ReactNode
  /** Not to be chosen now. */
  disabled?: boolean
}

export interface SegmentedControlProps<Value extends string = string> {
  /** What is switched, for assistive technology ("Order mode"); the parts say it to the eye. */
  label: string
  /** Two parts; three where a third is really needed. */
  segments: readonly Segment<Value>[]
  /** The chosen part. */
  value: Value
  /** As wide as its place, or as its words; `full` by default. */
  width?: 'auto' | 'full'
  /** The other part was chosen. */
  onChange: (event: { value: Value }) => void
}

/** A switch between two ways of seeing or doing one thing. Native radios: arrow keys switch. */
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
