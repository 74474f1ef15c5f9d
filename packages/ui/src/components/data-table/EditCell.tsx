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

/** Text until it is pointed at; then a field of the same width. Typed text is 16 px on phones, or iOS zooms. */
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
  /** What it is, of which row ("Price of Ljung Milk Chocolate"). */
  label: string
  /** Names the column: Enter goes to the cell of the same name in the next row. */
  column: string
  /** What stands there, as it is typed ("1.85"). */
  value: string
  /** What stands there, as it is read ("€1.85"); the value itself by default. */
  shown?: string
  /** `saved` for some two seconds after it was; `rest` by default. */
  state?: 'rest' | 'saving' | 'saved'
  /** Id of the message below the row that says why the change was refused (CellFault). What was typed stays. */
  faultId?: string
  /** Where the text stands; `end` by default, for numbers. */
  align?: 'start' | 'end'
  /** Which keys a phone shows; `decimal` by default. */
  keys?: 'text' | 'decimal' | 'numeric'
  /** It was left, or Enter was pressed, with another text in it. `over`: the value that was shown when typing began. */
  onSave: (event: { value: string; over: string }) => void
  /** Escape was pressed: what stood there stands there again, and nothing is wrong any more. */
  onPutBack?: () => void
}

/** Characters there is room for at least. */
const LEAST_ROOM = 4

/** The cells of a column that can be changed, from above to below. */
const cellsOf = (input: HTMLInputElement) => [
  ...(input.closest('table')?.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(input.name)}"]`) ?? []),
]

/** A cell of a table that is changed where it stands. */
export function EditCell(props: EditCellProps) {
  const { label, column, value, shown = value, state = 'rest', faultId, align = 'end', keys = 'decimal' } = props
  const { onSave, onPutBack } = props
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
    // Who types at once replaces the text all the same; selected later, their first figures would go instead.
    if (selecting.current !== undefined) input.select()
    keepSelection()
    if (event.key === 'Enter') {
      event.preventDefault()
      // What was refused may be asked for once more as it is, over what was read and shown meanwhile.
      if (refused) [sent.current, over.current] = [undefined, value]
      const cells = cellsOf(input)
      const next = cells[cells.indexOf(input) + (event.shiftKey ? -1 : 1)]
      if (next) next.focus()
      else save()
    } else if (event.key === 'Escape' && (refused || draft !== null)) {
      event.preventDefault()
      setDraft(null)
      sent.current = undefined
      onPutBack?.()
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
          // Once the text as it is typed stands there, and a press of the mouse has put its caret somewhere.
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
