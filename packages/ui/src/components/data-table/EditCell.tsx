import { useRef, useState, type KeyboardEvent } from 'react'
import { cva } from 'class-variance-authority'
import { useWords } from '../../words'
import { officePartsWords } from '../../words/generated/office-parts'
import { CheckIcon, WarningIcon } from '../icon'
import { Spinner } from '../spinner'
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
  shown?: string
  /** `saved` for about two seconds after saving; `rest` by default. */
  state?: 'rest' | 'saving' | 'saved'
  /** Id of the message below the row that says why the change was rejected (CellFault). The typed text stays. */
  faultId?: string
  /** Text alignment; `end` by default, for numbers. */
  align?: 'start' | 'end'
  /** The virtual keyboard on a phone; `decimal` by default. */
  keys?: 'text' | 'decimal' | 'numeric'
  /**
   * The cell was left or Enter was pressed with a changed value. `over`: the value that was shown when typing began.
   */
  onSave: (event: { value: string; over: string }) => void
  /** Escape was pressed: the previous value is shown again without an error. */
  onRevert?: () => void
}

/** Minimum width in characters. */
const LEAST_ROOM = 4

/** The editable cells of a column, from top to bottom. */
const cellsOf = (input: HTMLInputElement) => [
  ...(input.closest('table')?.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(input.name)}"]`) ?? []),
]

/** A table cell that is edited in place. */
export function EditCell(props: EditCellProps) {
  const { label, column, value, shown = value, state = 'rest', faultId, align = 'end', keys = 'decimal' } = props
  const { onSave, onRevert } = props
  const t = useWords(officePartsWords)
  const [draft, setDraft] = useState<string | null>(null)
  const [inside, setInside] = useState(false)
  const sent = useRef<string>(undefined)
  const over = useRef(value)
  const selecting = useRef<number>(undefined)
  const refused = faultId !== undefined
  const text = draft !== null && (inside || refused || state === 'saving') ? draft : inside ? value : shown

  function save() {
    if (draft === null || draft.trim() === value || draft === sent.current) return
    sent.current = draft
    onSave({ value: draft.trim(), over: over.current })
  }

  function keepSelection() {
    cancelAnimationFrame(selecting.current ?? 0)
    selecting.current = undefined
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget
    // Select now if the user types before the animation frame; selecting later would replace the first typed
    // characters.
    if (selecting.current !== undefined) input.select()
    keepSelection()
    if (event.key === 'Enter') {
      event.preventDefault()
      // A rejected value may be submitted again unchanged, over the value shown since.
      if (refused) [sent.current, over.current] = [undefined, value]
      const cells = cellsOf(input)
      const next = cells[cells.indexOf(input) + (event.shiftKey ? -1 : 1)]
      if (next) next.focus()
      else save()
    } else if (event.key === 'Escape' && (refused || draft !== null)) {
      event.preventDefault()
      setDraft(null)
      sent.current = undefined
      onRevert?.()
    }
  }

  return (
    <span className={frameStyles({ tone: refused ? 'refused' : state })}>
      <span className="pointer-events-none absolute inset-y-0 start-1 grid place-items-center [&>*]:size-3.5">
        {refused ? (
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
        aria-invalid={refused || undefined}
        aria-describedby={faultId}
        aria-busy={state === 'saving' || undefined}
        autoComplete="off"
        inputMode={keys}
        size={Math.max(shown.length, value.length, LEAST_ROOM)}
        value={text}
        className={inputStyles({ align })}
        onFocus={(event) => {
          const { currentTarget } = event
          setInside(true)
          if (!refused) {
            setDraft(null)
            sent.current = undefined
          }
          // After the frame, when the editable text is shown and a mouse press has placed the caret.
          selecting.current = requestAnimationFrame(() => {
            selecting.current = undefined
            currentTarget.select()
          })
        }}
        onChange={(event) => {
          keepSelection()
          if (draft === null || refused) over.current = value
          setDraft(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setInside(false)
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
