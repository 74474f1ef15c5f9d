import { useEffect, useRef } from 'react'
import { cva } from 'class-variance-authority'
import { markStyles } from '../../forms/checkbox'
import type { SelectionState } from './selection'

/** The indeterminate state: a dash instead of the tick. */
const styles = cva(
  'indeterminate:border-brand indeterminate:bg-brand indeterminate:after:h-0.5 indeterminate:after:w-2 ' +
    'indeterminate:after:bg-ink-on-brand',
)

export interface RowCheckboxProps {
  /** The accessible name ("Select order 1061"). */
  label: string
  /** How much is selected; a single row is never `some`. */
  state: SelectionState
  /** The checkbox was pressed. `range` with Shift: everything since the last pressed one. */
  onToggle: (event: { range: boolean }) => void
}

/** The checkbox that selects a row or a page of rows. Its whole cell is the target. */
export function RowCheckbox({ label, state, onToggle }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const withShift = useRef(false)

  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])

  return (
    <label
      // A click with Shift would also select text.
      className="ms-auto grid h-10 w-11.25 place-items-center select-none max-md:w-9.25"
      onPointerDown={(event) => {
        withShift.current = event.shiftKey
      }}
      onKeyDown={(event) => {
        withShift.current = event.shiftKey
      }}
    >
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        className={`${markStyles({ shape: 'box', invalid: false })} ${styles()}`}
        onChange={() => {
          onToggle({ range: withShift.current })
          withShift.current = false
        }}
      />
    </label>
  )
}
