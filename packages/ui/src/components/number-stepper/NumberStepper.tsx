import type { CSSProperties } from 'react'
import { cva } from 'class-variance-authority'
import { MinusIcon, PlusIcon } from '../icon'
import { StepButton } from './StepButton'
import { useDraft } from './use-draft'

/**
 * The number's cell has room for every digit up to `max`; `narrow` leaves that to the width of its place. On paper only
 * the number is left.
 */
const styles = cva(
  [
    'inline-grid max-w-full items-stretch rounded-md border bg-surface text-sm max-md:text-base',
    '[--room:calc(var(--digits)*0.65em+0.5rem)] has-[input:focus-visible]:outline-2',
    'has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
    'print:contents',
  ],
  {
    variants: {
      size: {
        md: 'h-control grid-cols-[var(--control)_minmax(max(2.5rem,var(--room)),1fr)_var(--control)]',
        narrow: 'h-control grid-cols-[1.75rem_minmax(1.75rem,1fr)_1.75rem]',
        sm: 'h-control-sm grid-cols-[1.875rem_minmax(max(2.25rem,var(--room)),1fr)_1.875rem]',
      },
      width: { auto: '', full: 'w-full' },
      state: {
        ready: 'border-line-control hover:border-ink',
        invalid: 'border-critical inset-ring inset-ring-critical',
        disabled: 'border-line-strong bg-well text-ink-muted',
      },
    },
  },
)

/** The browser's own spin buttons give way to ours, which a finger can hit. */
const inputStyles = [
  'num m-0 w-full min-w-0 appearance-none border-x border-line bg-transparent p-0 text-center font-bold outline-none',
  'shadow-none [appearance:textfield] disabled:cursor-not-allowed',
  '[&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none',
  'print:border-0 print:text-start',
].join(' ')

export interface NumberStepperProps {
  /** What is counted, for assistive technology ("Quantity"). */
  label: string
  /** What the minus does ("Decrease quantity"). */
  decreaseLabel: string
  /** What the plus does ("Increase quantity"). */
  increaseLabel: string
  /** The number, as last settled. */
  value: number
  /** The lowest number; minus stops here, and an empty or lower entry becomes it. */
  min: number
  /** The highest number; plus stops here, and a higher entry becomes it. */
  max: number
  /** How far one press goes; 1 by default. */
  step?: number
  /** `md` is a control's full size, `narrow` the same height with 28 px cells, `sm` for lines of a table. */
  size?: 'md' | 'narrow' | 'sm'
  /** As wide as its parts, or as its place; `auto` by default. */
  width?: 'auto' | 'full'
  /** The number is refused; the reason stands near by, in the element `describedBy`. */
  invalid?: boolean
  /** The last number is being saved. Nothing is blocked: further numbers may follow. */
  busy?: boolean
  /** Not to be changed now. */
  disabled?: boolean
  /** For a label elsewhere, as in Field. */
  id?: string
  /** The id of the text that explains or refuses the number. */
  describedBy?: string
  /**
   * A number is settled: by a press, by Enter, or by leaving the field. Always whole and within the bounds; not
   * reported when it is the number that already stands.
   */
  onCommit: (event: { value: number }) => void
}

/** Minus, number, plus in one frame. What is being typed stays a draft until it is settled. */
export function NumberStepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  min,
  max,
  step = 1,
  size = 'md',
  width = 'auto',
  invalid = false,
  busy = false,
  disabled = false,
  id,
  describedBy,
  onCommit,
}: NumberStepperProps) {
  const draft = useDraft(value, { min, max }, (settled) => onCommit({ value: settled }))

  return (
    <span
      role="group"
      aria-label={label}
      aria-busy={busy || undefined}
      className={styles({ size, width, state: disabled ? 'disabled' : invalid ? 'invalid' : 'ready' })}
      style={{ '--digits': String(max).length } as CSSProperties}
    >
      <StepButton
        label={decreaseLabel}
        side="start"
        disabled={disabled}
        ended={draft.present <= min}
        onPress={() => draft.move(-step)}
      >
        <MinusIcon size="sm" />
      </StepButton>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        disabled={disabled}
        min={min}
        max={max}
        value={draft.shown}
        className={inputStyles}
        onChange={(event) => draft.type(event.currentTarget.value)}
        onBlur={draft.finish}
        onKeyDown={(event) => event.key === 'Enter' && draft.finish()}
        onWheel={(event) => event.currentTarget.blur()}
      />
      <StepButton
        label={increaseLabel}
        side="end"
        disabled={disabled}
        ended={draft.present >= max}
        onPress={() => draft.move(step)}
      >
        <PlusIcon size="sm" />
      </StepButton>
    </span>
  )
}
