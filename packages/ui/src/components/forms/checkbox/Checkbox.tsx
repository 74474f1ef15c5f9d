import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { FieldError } from '../field'
import { markStyles } from './mark-styles'

const rowStyles = cva('flex items-start gap-2.5 py-1 text-sm pointer-coarse:py-2', {
  variants: { disabled: { true: 'cursor-not-allowed text-ink-muted', false: 'cursor-pointer' } },
})

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'ref' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'required' | 'disabled'
>

export interface CheckboxProps extends NativeProps {
  /** The label, which may contain links to what the user agrees to. */
  children: ReactNode
  /** The formatted number of results, at the end of the line ("128"). */
  count?: string
  /** The error message, below. */
  error?: string
  /** The checkbox was checked or unchecked. */
  onChange?: (event: { checked: boolean }) => void
}

/** A single yes-or-no choice. The whole line is the target. */
export function Checkbox({ children, count, error, disabled = false, onChange, ...native }: CheckboxProps) {
  const errorId = useId()
  const invalid = error !== undefined
  return (
    <div className="grid min-w-0 gap-1">
      <label className={rowStyles({ disabled })}>
        <input
          {...native}
          type="checkbox"
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? errorId : undefined}
          className={markStyles({ shape: 'box', invalid })}
          onChange={onChange && ((event) => onChange({ checked: event.currentTarget.checked }))}
        />
        <span className="min-w-0 wrap-anywhere">{children}</span>
        {count !== undefined && <span className="num ms-auto text-ink-muted">{count}</span>}
      </label>
      {invalid && <FieldError id={errorId} message={error} />}
    </div>
  )
}
