import { cva } from 'class-variance-authority'
import { markStyles } from '../checkbox'
import type { ChoiceProps } from './choice'

const styles = cva('flex items-start gap-2.5 py-1 text-sm pointer-coarse:py-2', {
  variants: { disabled: { true: 'cursor-not-allowed text-ink-muted', false: 'cursor-pointer' } },
})

/** A choice as a line of text with a radio button. */
export function RadioLine({ label, hint, disabled = false, invalid, onChoose, ...native }: ChoiceProps) {
  return (
    <label className={styles({ disabled })}>
      <input
        {...native}
        type="radio"
        disabled={disabled}
        className={markStyles({ shape: 'ring', invalid })}
        onChange={onChoose}
      />
      <span className="min-w-0 wrap-anywhere">
        {label}
        {hint !== undefined && <span className="block text-xs text-ink-muted">{hint}</span>}
      </span>
    </label>
  )
}
