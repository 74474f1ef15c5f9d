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
  /** What is agreed to or chosen: words, and links where there is something to read first. */
  children: ReactNode
  /** How many results it stands for, as shown, at the end of the line ("128"). */
  count?: string
  /** What is wrong, in words, below. */
  error?: string
  /** It was ticked or cleared. */
  onChange?: (event: { checked: boolean }) => void
}

/** A choice that stands alone: yes, or not. The whole line is the target. */
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
