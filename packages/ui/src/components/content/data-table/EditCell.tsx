import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
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
 * Looks like text, and like a field of the same width while it is hovered or focused. Phones have no hover: there it
 * always looks like a field, with a font size of 16 px, because iOS zooms into smaller fields.
 */
const inputStyles =
  'num min-h-7 min-w-0 rounded-sm border border-transparent bg-transparent py-0 ps-5 pe-1.5 text-end text-sm ' +
  'text-inherit hover:border-line-control hover:bg-surface focus:border-focus focus:bg-surface focus:text-ink ' +
  'aria-invalid:border-critical aria-invalid:bg-surface aria-invalid:inset-ring aria-invalid:inset-ring-critical ' +
  'max-md:border-line-control pointer-coarse:min-h-control max-md:text-base forced-colors:border-current'

/** True if no other element, no edge of the window and no keyboard on the screen covers an element. */
function isInView(element: HTMLElement): boolean {
  const { left, top, bottom } = element.getBoundingClientRect()
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  const isCovered = (y: number) => !element.contains(document.elementFromPoint(left + 1, y))
  return bottom <= offsetTop + height && !isCovered(top + 1) && !isCovered(bottom - 1)
}

export interface EditCellProps {
  /** The accessible name with column and row ("Price of Ljung Milk Chocolate"). */
  label: string
  /** The column's name: Enter moves to the cell with the same name in the next row. */
  column: string
  /** The value for editing ("1.85"). */
  value: string
  /** The formatted value ("€1.85"); the value itself by default. */
  displayValue?: string
  /** What was typed before and not saved, shown with the message of `errorId` when the cell appears. */
  typed?: string
  /** `saved` for a short time after saving; the tick stays until the row is left. `rest` by default. */
  state?: 'rest' | 'saving' | 'saved'
  /** Id of the message below the row that says why the change was rejected (CellFault). The typed text stays. */
  errorId?: string
  /** What can be typed, as the description and the tooltip of the cell. */
  hint?: string
  /** The virtual keyboard on a phone; `decimal` by default. */
  inputMode?: 'text' | 'decimal' | 'numeric'
  /**
   * The cell was left or Enter was pressed with a changed value. `previousValue`: the value when typing began.
   * `confirmed`: Enter answers the message of this very value, which is in view, before the cell was left or typed in.
   */
  onSave: (event: { value: string; previousValue: string; confirmed?: boolean }) => void
  /** Several lines were pasted, such as a column of a spreadsheet. Without it, they are pasted as one text. */
  onPasteLines?: (event: { text: string }) => void
  /** Escape was pressed: the previous value is shown again without an error. */
  onRevert?: () => void
}

/** Minimum width in characters. */
const MIN_SIZE = 4

/** The editable cells of a column, from top to bottom. */
const cellsOf = (input: HTMLInputElement) => [
  ...(input.closest('table')?.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(input.name)}"]`) ?? []),
]

/** Scrolls the message of a refused change into view. False if it was already there. */
function showMessage(errorId: string | undefined): boolean {
  const message = document.getElementById(errorId ?? '')
  if (!message || isInView(message)) return false
  // To the middle, because bars and messages at the bottom of the window cover the nearest place.
  message.scrollIntoView({ block: 'center', inline: 'nearest' })
  return true
}

/** A table cell that is edited in place. */
export function EditCell(props: EditCellProps) {
  const {
    label,
    column,
    value,
    displayValue = value,
    typed,
    state = 'rest',
    errorId,
    hint,
    inputMode = 'decimal',
  } = props
  const { onSave, onPasteLines, onRevert } = props
  const t = useWords(officePartsWords)
  const [draft, setDraft] = useState<string | null>(typed ?? null)
  const [typedOver, setTypedOver] = useState(value)
  const [focused, setFocused] = useState(false)
  const [hasTick, setHasTick] = useState(false)
  if (state === 'saved' && !hasTick) setHasTick(true)
  /** The text that is not sent when the cell is left. */
  const submitted = useRef<string>(typed)
  const previousValue = useRef(value)
  /** True from saving until the cell is typed in, put back, or left while its message is shown. */
  const isUnchanged = useRef(false)
  const isConfirmed = useRef(false)
  /** True if the new value is selected once it is shown. */
  const isSelectedNext = useRef(false)
  const selectionFrame = useRef<number>(undefined)
  const nextCell = useRef<HTMLInputElement>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const rejected = errorId !== undefined
  const tone = rejected ? 'refused' : state === 'rest' && hasTick ? 'saved' : state
  // A saved text stays until the new value is read; the old value beside the tick would be wrong.
  const isPending = state === 'saving' || (state === 'saved' && value === typedOver)
  const text = draft !== null && (focused || rejected || isPending) ? draft : focused ? value : displayValue

  useEffect(() => {
    // Enter and Escape answer the message, so they must reach this cell, unless the user types in the next one already.
    const next = nextCell.current
    if (rejected && next && next === document.activeElement && !next.dataset.typing) field.current?.focus()
    nextCell.current = undefined
    if (rejected && field.current === document.activeElement) showMessage(errorId)
  }, [rejected, errorId])

  useEffect(() => {
    // A saved entry is over once the new value is read, also while the cell has the focus: "+24" would be added again.
    if (state === 'saving' || rejected || draft === null || draft !== submitted.current || value === typedOver) return
    setDraft(null)
    isSelectedNext.current = field.current === document.activeElement
  }, [state, rejected, draft, value, typedOver])

  useLayoutEffect(() => {
    if (draft === null && isSelectedNext.current) field.current?.select()
    isSelectedNext.current = false
  }, [draft])

  useEffect(() => {
    if (!hasTick || state !== 'rest') return undefined
    // Enter leaves the row before the value is saved, so the next move of the focus outside the row ends the tick.
    function onFocus({ target }: FocusEvent) {
      if (target instanceof Node && !field.current?.closest('tr')?.contains(target)) setHasTick(false)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [hasTick, state])

  function save() {
    if (draft === null || draft.trim() === value || draft === submitted.current) return
    submitted.current = draft
    isUnchanged.current = true
    const confirmed = isConfirmed.current
    isConfirmed.current = false
    onSave({ value: draft.trim(), previousValue: previousValue.current, ...(confirmed && { confirmed }) })
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
      // Enter answers only a message that can be read.
      if (rejected && isUnchanged.current && showMessage(errorId)) return
      // A rejected value may be submitted again unchanged, in place of the current value.
      if (rejected) {
        submitted.current = undefined
        isConfirmed.current = isUnchanged.current
        previousValue.current = value
        setTypedOver(value)
      }
      const cells = cellsOf(input)
      const next = cells[cells.indexOf(input) + (event.shiftKey ? -1 : 1)]
      nextCell.current = next
      if (next) next.focus()
      else save()
    } else if (event.key === 'Escape' && (rejected || draft !== null)) {
      event.preventDefault()
      setDraft(null)
      submitted.current = undefined
      isUnchanged.current = false
      onRevert?.()
    }
  }

  return (
    <span className={frameStyles({ tone })}>
      <span className="pointer-events-none absolute inset-y-0 start-1 grid place-items-center [&>*]:size-3.5">
        {tone === 'refused' && <WarningIcon size="sm" />}
        {tone === 'saved' && <CheckIcon size="sm" />}
        {tone === 'saving' && <Spinner />}
      </span>
      <input
        ref={field}
        type="text"
        name={column}
        data-typing={draft !== null || undefined}
        aria-label={label}
        aria-invalid={rejected || undefined}
        aria-describedby={[errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
        title={hint}
        aria-busy={state === 'saving' || undefined}
        autoComplete="off"
        inputMode={inputMode}
        size={Math.max(displayValue.length, value.length, MIN_SIZE)}
        value={text}
        className={inputStyles}
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
          setHasTick(false)
          if (draft === null || rejected) {
            previousValue.current = value
            setTypedOver(value)
          }
          isUnchanged.current = false
          setDraft(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (!onPasteLines || !/[\r\n\t]/.test(pasted.trim())) return
          event.preventDefault()
          onPasteLines({ text: pasted })
        }}
        onBlur={() => {
          setFocused(false)
          if (rejected) isUnchanged.current = false
          save()
        }}
      />
      {hint !== undefined && (
        <span id={hintId} hidden>
          {hint}
        </span>
      )}
      {state !== 'rest' && (
        <VisuallyHidden>
          <span role="status">{t(state === 'saved' ? 'cell.saved' : 'cell.saving')}</span>
        </VisuallyHidden>
      )}
    </span>
  )
}
