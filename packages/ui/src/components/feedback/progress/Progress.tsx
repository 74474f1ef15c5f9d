import { useId } from 'react'
import { VisuallyHidden } from '../../content/visually-hidden'

export interface ProgressProps {
  /** The process ("Registration", "Uploading licence.pdf"). */
  label: string
  /** The progress, from 0 to `max`. For an unknown duration use Spinner. */
  value: number
  /** The maximum; 100 by default. */
  max?: number
  /** Additional accessible name, not visible ("Contact Person Details"). */
  detail?: string
  /** The progress as text, beside the label ("Step 2 of 5"). */
  text?: string
  /** Whether label and text are visible above the bar; `shown` by default. */
  labelVisibility?: 'shown' | 'hidden'
}

/** A progress bar. */
export function Progress({ label, detail, value, max = 100, text, labelVisibility = 'shown' }: ProgressProps) {
  const id = useId()
  const words = (
    <span className="flex justify-between gap-4 text-xs">
      <label htmlFor={id} className="cursor-default font-medium">
        {label}
        {detail !== undefined && <VisuallyHidden> {detail}</VisuallyHidden>}
      </label>
      {text !== undefined && <span className="num text-ink-muted">{text}</span>}
    </span>
  )
  return (
    <div className="grid gap-1.5">
      {labelVisibility === 'shown' ? words : <VisuallyHidden>{words}</VisuallyHidden>}
      <progress
        id={id}
        value={value}
        max={max}
        className={
          'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-fill-strong ' +
          '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-fill-strong ' +
          '[&::-webkit-progress-value]:bg-brand forced-colors:border ' +
          'forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]'
        }
      />
    </div>
  )
}
