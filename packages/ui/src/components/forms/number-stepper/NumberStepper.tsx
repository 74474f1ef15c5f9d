import { useRef, type CSSProperties, type RefObject } from 'react'
import { cva } from 'class-variance-authority'
import { MinusIcon, PlusIcon } from '../../content/icon'
import { EntryField } from './EntryField'
import { frameStyles } from './frame'
import { StepButton } from './StepButton'
import { useEntry, type EntryEvent, type NumberEntry } from './use-entry'

/** The number's cell fits every digit up to `max`; in `narrow` and `tile` its width depends on the container. */
const styles = cva('inline-grid max-w-full items-stretch [--room:calc(var(--digits)*0.65em+0.5rem)]', {
  variants: {
    size: {
      md: 'h-control grid-cols-[var(--control)_minmax(max(2.5rem,var(--room)),1fr)_var(--control)]',
      narrow: 'h-control grid-cols-[1.75rem_minmax(1.75rem,1fr)_1.75rem]',
      tile: 'h-control-sm grid-cols-[1.625rem_minmax(1.75rem,1fr)_1.625rem]',
      sm: 'h-control-sm grid-cols-[1.875rem_minmax(max(2.25rem,var(--room)),1fr)_1.875rem]',
    },
    width: { auto: '', full: 'w-full' },
  },
})

export interface NumberStepperProps {
  /** The accessible name of the field ("Quantity"). */
  label: string
  /** The accessible name of minus ("Decrease quantity"). */
  decreaseLabel: string
  /** The accessible name of plus ("Increase quantity"). */
  increaseLabel: string
  /** The current entry and its note. Show the message for the note nearby, and reference it with `describedBy`. */
  entry: NumberEntry
  /** The lowest valid number; minus stops here. */
  min: number
  /** The highest valid number; plus stops here. */
  max: number
  /** Replaces an empty or too low entry when the field loses the focus; `min` by default. */
  fallback?: number
  /** Valid numbers are multiples of it, and so are the steps; 1 by default. */
  step?: number
  /**
   * `md` is a control's full size, `narrow` the same height with 28 px cells, `sm` for rows of a table, `tile` the
   * same height with the width of its container.
   */
  size?: 'md' | 'narrow' | 'sm' | 'tile'
  /** As wide as its parts, or as its container; `auto` by default. */
  width?: 'auto' | 'full'
  /** True while the last number is being saved. Nothing is blocked. */
  busy?: boolean
  /** True if it cannot be changed now. */
  disabled?: boolean
  /** For an external label, as in Field. */
  id?: string
  /** Id of the text that explains or rejects the number. */
  describedBy?: string
  /** Ref of the field, to focus it when its value is rejected. */
  fieldRef?: RefObject<HTMLInputElement | null>
  /** The entry or its note changed; the entry may be invalid. */
  onEntry: (event: EntryEvent) => void
  /** Enter was pressed in the field; `backwards` with Shift. */
  onEnter?: (event: { backwards: boolean }) => void
  /** The field lost the focus with a valid number. */
  onLeave?: () => void
}

/**
 * Minus, number and plus in one frame. Typed text stays as typed and the parent shows errors: it is never rounded, cut
 * off or clamped by a press on a button that uses it.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { label, entry, min, max, fallback = min, step = 1, size = 'md', width = 'auto' } = props
  const { busy = false, disabled = false, id, describedBy, fieldRef, onEntry, onEnter, onLeave } = props
  const internalRef = useRef<HTMLInputElement>(null)
  const field = fieldRef ?? internalRef
  const draft = useEntry({ entry, min, max, step, fallback, field, onEntry, onLeave })
  const { value, note } = entry
  const state = disabled ? 'disabled' : note === 'wrong' ? 'invalid' : 'ready'

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
        onPress={() => draft.move(-1)}
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
        onStep={({ direction }) => draft.move(direction)}
        onEnter={onEnter}
      />
      <StepButton
        label={props.increaseLabel}
        side="end"
        disabled={disabled}
        ended={value !== null && value >= max}
        onPress={() => draft.move(1)}
      >
        <PlusIcon size="sm" />
      </StepButton>
    </span>
  )
}
