import { useRef, useState, type KeyboardEvent } from 'react'
import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { CheckIcon, WarningIcon } from '../icon'
import { Spinner } from '../../feedback/spinner'
import { VisuallyHidden } from '../visually-hidden'

const frameStyles = cva('relative -mx-1.5 inline-flex items-center gap-1', {
  variants: {
    tone: {
      rest: 'text-ink',
      saving: 'text-ink-muted',
      saved: 'font-bold text-positive',
      refused: 'font-medium text-critical',
    },
  },
})

/**
 * Looks like text until hovered or focused; then like a field of the same width. The font size is 16 px on phones,
 * because iOS zooms into smaller fields.
 */
const inputStyles = cva(
  [
    'num min-h-7 min-w-0 rounded-sm border border-transparent bg-transparent py-0 ps-5 pe-1.5 text-sm text-inherit',
    'hover:border-line-control hover:bg-surface focus:border-focus focus:bg-surface focus:text-ink',
    'aria-invalid:border-critical aria-invalid:bg-surface aria-invalid:inset-ring aria-invalid:inset-ring-critical',
    'pointer-coarse:min-h-control max-md:text-base forced-colors:border-current',
  ],
  { variants: { align: { start: 'text-start', end: 'text-end' } } },
)

export interface EditCellProps {
  /** The accessible name with column and row ("Price of Ljung Milk Chocolate"). */
  label: string
  /** The column's name: Enter moves to the cell with the same name in the next row. */
  column: string
  /** The value for editing ("1.85"). */
  value: string
  /** The formatted value ("€1.85"); the value itself by default. */
  displayValue?: string
  /** `saved` for about two seconds after saving; `rest` by default. */
  state?: 'rest' | 'saving' | 'saved'
  /** Id of the message below the row that says why the change was rejected (CellFault). The typed text stays. */
  errorId?: string
  /** Text alignment; `end` by default, for numbers. */
  align?: 'start' | 'end'
  /** The virtual keyboard on a phone; `decimal` by default. */
  inputMode?: 'text' | 'decimal' | 'numeric'
  /**
   * The cell was left or Enter was pressed with a changed value. `previousValue`: the value when typing began.
   */
  onSave: (event: { value: string; previousValue: string }) => void
  /** Escape was pressed: the previous value is shown again without an error. */
  onRevert?: () => void
}

/** Minimum width in characters. */
const MIN_SIZE = 4

/** The editable cells of a column, from top to bottom. */
const cellsOf = (input: HTMLInputElement) => [
  ...(input.closest('table')?.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(input.name)}"]`) ?? []),
]

/** A table cell that is edited in place. */
export function EditCell(props: EditCellProps) {
  const {
    label,
    column,
    value,
    displayValue = value,
    state = 'rest',
    errorId,
    align = 'end',
    inputMode = 'decimal',
  } = props
  const { onSave, onRevert } = props
  const t = useWords(officePartsWords)
  const [draft, setDraft] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const submitted = useRef<string>(undefined)
  const previousValue = useRef(value)
  const selectionFrame = useRef<number>(undefined)
  const rejected = errorId !== undefined
  const text = draft !== null && (focused || rejected || state === 'saving') ? draft : focused ? value : displayValue

  function save() {
    if (draft === null || draft.trim() === value || draft === submitted.current) return
    submitted.current = draft
    onSave({ value: draft.trim(), previousValue: previousValue.current })
  }

  function cancelSelection() {
    cancelAnimationFrame(selectionFrame.current ?? 0)
    selectionFrame.current = undefined
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget
    // Select now if the user types before the animation frame; selecting later would replace the first typed
    // characters.
    if (selectionFrame.current !== undefined) input.select()
    cancelSelection()
    if (event.key === 'Enter') {
      event.preventDefault()
      // A rejected value may be submitted again unchanged, in place of the current value.
      if (rejected) [submitted.current, previousValue.current] = [undefined, value]
      const cells = cellsOf(input)
      const next = cells[cells.indexOf(input) + (event.shiftKey ? -1 : 1)]
      if (next) next.focus()
      else save()
    } else if (event.key === 'Escape' && (rejected || draft !== null)) {
      event.preventDefault()
      setDraft(null)
      submitted.current = undefined
      onRevert?.()
    }
  }

  return (
    <span className={frameStyles({ tone: rejected ? 'refused' : state })}>
      <span className="pointer-events-none absolute inset-y-0 start-1 grid place-items-center [&>*]:size-3.5">
        {rejected ? (
          <WarningIcon size="sm" />
        ) : state === 'saved' ? (
          <CheckIcon size="sm" />
        ) : (
          state === 'saving' && <Spinner />
        )}
      </span>
      <input
        type="text"
        name={column}
        aria-label={label}
        aria-invalid={rejected || undefined}
        aria-describedby={errorId}
        aria-busy={state === 'saving' || undefined}
        autoComplete="off"
        inputMode={inputMode}
        size={Math.max(displayValue.length, value.length, MIN_SIZE)}
        value={text}
        className={inputStyles({ align })}
        onFocus={(event) => {
          const { currentTarget } = event
          setFocused(true)
          if (!rejected) {
            setDraft(null)
            submitted.current = undefined
          }
          // After the frame, when the editable text is shown and a mouse press has placed the caret.
          selectionFrame.current = requestAnimationFrame(() => {
            selectionFrame.current = undefined
            currentTarget.select()
          })
        }}
        onChange={(event) => {
          cancelSelection()
          if (draft === null || rejected) previousValue.current = value
          setDraft(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setFocused(false)
          save()
        }}
      />
      {state !== 'rest' && (
        <VisuallyHidden>
          <span role="status">{t(state === 'saved' ? 'cell.saved' : 'cell.saving')}</span>
        </VisuallyHidden>
      )}
    </span>
  )
}
