import { useRef, type CSSProperties, type RefObject } from 'react'
import { cva } from 'class-variance-authority'
import { MinusIcon, PlusIcon } from '../icon'
import { EntryField } from './EntryField'
import { StepButton } from './StepButton'
import { useEntry, type EntryEvent, type NumberEntry } from './use-entry'

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

export interface NumberStepperProps {
  /** What is counted, for assistive technology ("Quantity"). */
  label: string
  /** The id of the element that names the whole, where its minus and plus are about something else than the number. */
  labelledBy?: string
  /** What the minus does ("Decrease quantity"). */
  decreaseLabel: string
  /** What the plus does ("Increase quantity"). */
  increaseLabel: string
  /** What stands in the field, and what is to be said about it. The words for that stand near by, in `describedBy`. */
  entry: NumberEntry
  /** The lowest right number; minus stops here. */
  min: number
  /** The highest right number; plus stops here. */
  max: number
  /** What an empty or too low entry becomes when the field is left; `min` by default. */
  fallback?: number
  /** How far one press goes; 1 by default. */
  step?: number
  /** `md` is a control's full size, `narrow` the same height with 28 px cells, `sm` for lines of a table. */
  size?: 'md' | 'narrow' | 'sm'
  /** As wide as its parts, or as its place; `auto` by default. */
  width?: 'auto' | 'full'
  /** The last number is being saved. Nothing is blocked: further numbers may follow. */
  busy?: boolean
  /** Not to be changed now. */
  disabled?: boolean
  /** For a label elsewhere, as in Field. */
  id?: string
  /** The id of the text that explains or refuses the number. */
  describedBy?: string
  /** The field, for whoever refuses what stands in it and leads back there. */
  fieldRef?: RefObject<HTMLInputElement | null>
  /** What minus (−1) and plus (1) do where they do not count the number itself, and whether one cannot go further. */
  presses?: { onPress: (event: { direction: -1 | 1 }) => void; decreaseEnded: boolean; increaseEnded: boolean }
  /** Another entry stands in the field, right or wrong; or something else is to be said about it. */
  onEntry: (event: EntryEvent) => void
  /** Enter was pressed in the field. */
  onEnter?: () => void
  /** The field was left with a right number. */
  onLeave?: () => void
}

/**
 * Minus, number, plus in one frame. What is typed stays as it is typed, and whoever owns it says what is wrong with it:
 * it is never rounded, cut off or brought within the bounds by a press that uses it.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { label, labelledBy, entry, min, max, fallback = min, step = 1, size = 'md', width = 'auto' } = props
  const { busy = false, disabled = false, id, describedBy, fieldRef, presses, onEntry, onEnter, onLeave } = props
  const ownRef = useRef<HTMLInputElement>(null)
  const field = fieldRef ?? ownRef
  const draft = useEntry({ entry, min, max, fallback, field, onEntry, onLeave })
  const { value, note } = entry
  const press = (direction: -1 | 1) => (presses ? presses.onPress({ direction }) : draft.move(direction * step))

  return (
    <span
      role="group"
      aria-label={labelledBy === undefined ? label : undefined}
      aria-labelledby={labelledBy}
      aria-busy={busy || undefined}
      className={styles({ size, width, state: disabled ? 'disabled' : note === 'wrong' ? 'invalid' : 'ready' })}
      style={{ '--digits': String(max).length } as CSSProperties}
    >
      <StepButton
        label={props.decreaseLabel}
        side="start"
        disabled={disabled}
        ended={presses ? presses.decreaseEnded : value !== null && value <= min}
        onPress={() => press(-1)}
      >
        <MinusIcon size="sm" />
      </StepButton>
      <EntryField
        id={id}
        label={label}
        describedBy={describedBy}
        disabled={disabled}
        field={field}
        min={min}
        max={max}
        entry={entry}
        draft={draft}
        onStep={({ direction }) => draft.move(direction * step)}
        onEnter={onEnter}
      />
      <StepButton
        label={props.increaseLabel}
        side="end"
        disabled={disabled}
        ended={presses ? presses.increaseEnded : value !== null && value >= max}
        onPress={() => press(1)}
      >
        <PlusIcon size="sm" />
      </StepButton>
    </span>
  )
}
