import { useRef } from 'react'
import { EntryField } from './EntryField'
import { frameStyles } from './frame'
import type { NumberStepperProps } from './NumberStepper'
import { useEntry } from './use-entry'

export interface NumberInputProps extends Pick<
  NumberStepperProps,
  | 'label'
  | 'entry'
  | 'min'
  | 'max'
  | 'fallback'
  | 'step'
  | 'busy'
  | 'describedBy'
  | 'fieldRef'
  | 'onEntry'
  | 'onEnter'
  | 'onLeave'
> {
  /** True if zero is shown as an empty field; false by default. */
  emptyZero?: boolean
  /** Shown while the field is empty, if no visible label says what it is ("Qty"). */
  placeholder?: string
  /** Escape was pressed: the number before typing should return. By default the key does nothing here. */
  onEscape?: () => void
}

/** A number in a frame, as wide as its container: {@link NumberStepper} without its buttons. */
export function NumberInput(props: NumberInputProps) {
  const {
    label,
    entry,
    min,
    max,
    emptyZero,
    fallback = min,
    step = 1,
    busy = false,
    describedBy,
    fieldRef,
    onEntry,
    onEnter,
    onLeave,
    onEscape,
  } = props
  const internalRef = useRef<HTMLInputElement>(null)
  const field = fieldRef ?? internalRef
  const draft = useEntry({ entry, min, max, step, emptyZero, fallback, field, onEntry, onLeave })
  return (
    <span
      aria-busy={busy || undefined}
      className={frameStyles({ state: entry.note === 'wrong' ? 'invalid' : 'ready', className: 'flex h-control' })}
    >
      <EntryField
        place="alone"
        label={label}
        describedBy={describedBy}
        placeholder={props.placeholder}
        disabled={false}
        field={field}
        min={min}
        max={max}
        entry={entry}
        draft={draft}
        onStep={({ direction }) => draft.move(direction)}
        onEnter={onEnter}
        onEscape={onEscape}
      />
    </span>
  )
}
