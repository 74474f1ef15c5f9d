import { useRef, type CSSProperties, type RefObject } from 'react'
import { cva } from 'class-variance-authority'
import { MinusIcon, PlusIcon } from '../icon'
import { EntryField } from './EntryField'
import { frameStyles } from './frame'
import { StepButton } from './StepButton'
import { useEntry, type EntryEvent, type NumberEntry } from './use-entry'

/**
 * The number's cell has room for every digit up to `max`; `narrow` and `bay` leave that to the width of their place.
 */
const styles = cva('inline-grid max-w-full items-stretch [--room:calc(var(--digits)*0.65em+0.5rem)]', {
  variants: {
    size: {
      md: 'h-control grid-cols-[var(--control)_minmax(max(2.5rem,var(--room)),1fr)_var(--control)]',
      narrow: 'h-control grid-cols-[1.75rem_minmax(1.75rem,1fr)_1.75rem]',
      bay: 'h-control-sm grid-cols-[1.625rem_minmax(1.75rem,1fr)_1.625rem]',
      sm: 'h-control-sm grid-cols-[1.875rem_minmax(max(2.25rem,var(--room)),1fr)_1.875rem]',
    },
    width: { auto: '', full: 'w-full' },
  },
})

export interface NumberStepperProps {
  /** What is counted, for assistive technology ("Quantity"). */
  label: string
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
  /**
   * `md` is a control's full size, `narrow` the same height with 28 px cells, `sm` for lines of a table, `bay` as high as
   * that in a place of its own width.
   */
  size?: 'md' | 'narrow' | 'sm' | 'bay'
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
  /** Another entry stands in the field, right or wrong; or something else is to be said about it. */
  onEntry: (event: EntryEvent) => void
  /** Enter was pressed in the field; `backwards` with Shift. */
  onEnter?: (event: { backwards: boolean }) => void
  /** The field was left with a right number. */
  onLeave?: () => void
}

/**
 * Minus, number, plus in one frame. What is typed stays as it is typed, and whoever owns it says what is wrong with it:
 * it is never rounded, cut off or brought within the bounds by a press that uses it.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { label, entry, min, max, fallback = min, step = 1, size = 'md', width = 'auto' } = props
  const { busy = false, disabled = false, id, describedBy, fieldRef, onEntry, onEnter, onLeave } = props
  const ownRef = useRef<HTMLInputElement>(null)
  const field = fieldRef ?? ownRef
  const draft = useEntry({ entry, min, max, fallback, field, onEntry, onLeave })
  const { value, note } = entry
  const state = disabled ? 'disabled' : note === 'wrong' ? 'invalid' : 'ready'
  const press = (direction: -1 | 1) => draft.move(direction * step)

  return (
    <span
      role="group"
      aria-label={label}
      aria-busy={busy || undefined}
      className={frameStyles({ state, className: styles({ size, width }) })}
      style={{ '--digits': String(max).length } as CSSProperties}
    >
      <StepButton
        label={props.decreaseLabel}
        side="start"
        disabled={disabled}
        ended={value !== null && value <= min}
        onPress={() => press(-1)}
      >
        <MinusIcon size="sm" />
      </StepButton>
      <EntryField
        place="between"
        id={id}
        label={label}
        describedBy={describedBy}
        disabled={disabled}
        field={field}
        min={min}
        max={max}
        entry={entry}
        draft={draft}
        onStep={({ direction }) => press(direction)}
        onEnter={onEnter}
      />
      <StepButton
        label={props.increaseLabel}
        side="end"
        disabled={disabled}
        ended={value !== null && value >= max}
        onPress={() => press(1)}
      >
        <PlusIcon size="sm" />
      </StepButton>
    </span>
  )
}
