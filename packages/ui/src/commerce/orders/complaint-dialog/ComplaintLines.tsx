import { useDeferredValue, useState, type KeyboardEvent, useId } from 'react'
import type { ComplaintView, ComplaintLineView, LineChoice } from '@skafferi/domain/shop/complaints/views'
import { Disclosure } from '../../../components/content/disclosure'
import { OptionalMark } from '../../../components/forms/field'
import { TextField } from '../../../components/forms/text-field'
import { matchingLines } from '../../../internal/matching-lines'
import { useWords } from '../../../words'
import { complaintWords } from '../../../words/generated/complaint'
import { Checkbox } from '../../../components/forms/checkbox'
import { QuantityNote, QuantityStepper } from '../../catalogue/quantity-stepper'

/** Above this number, lines are collapsed initially and can be searched. */
const MAX_UNFOLDED_LINES = 6

export interface ComplaintLinesProps extends Pick<ComplaintLineProps, 'disabled' | 'onEdit'> {
  form: Pick<ComplaintView, 'lines' | 'invalidLineId'>
}

/** Prevents Enter in the search field from sending the surrounding form. */
function preventSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

/** The order lines that a complaint is about; the whole order if none is checked. */
export function ComplaintLines({ form: { lines, invalidLineId }, ...line }: ComplaintLinesProps) {
  const t = useWords(complaintWords)
  const isLong = lines.length > MAX_UNFOLDED_LINES
  const chosen = lines.filter((each) => each.chosen).length
  const [initial] = useState<'open' | 'closed'>(isLong && chosen === 0 ? 'closed' : 'open')
  const [isOpen, setIsOpen] = useState(initial === 'open')
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed)
  const found = matchingLines(
    lines.map(({ id, name, sku }) => ({ id, title: name, sku })),
    text,
  )
  const visibleLines = found ? lines.filter(({ id }) => found.has(id) || id === invalidLineId) : lines
  const count = lines.length
  return (
    <Disclosure
      title={
        <>
          {t('lines')}
          <OptionalMark />{' '}
          <span className="num block text-xs font-regular text-ink-muted">
            {chosen === 0 ? t('lines.whole') : t('lines.chosen', { chosen, count })}
          </span>
        </>
      }
      initial={initial}
      onToggle={({ open }) => setIsOpen(open)}
    >
      {(isOpen || chosen > 0) && (
        <div className="grid gap-2">
          {isLong && (
            <div onKeyDown={preventSubmit}>
              <TextField
                inputMode="search"
                enterKeyHint="search"
                autoComplete="off"
                label={t('lines.search')}
                value={typed}
                disabled={line.disabled}
                onChange={({ value }) => setTyped(value)}
              />
            </div>
          )}
          <p role="status" className={found ? 'num text-xs text-ink-muted' : 'sr-only'}>
            {found &&
              (found.size > 0
                ? t('lines.found', { found: found.size, count })
                : t('lines.none', { text: text.trim() }))}
          </p>
          <ul role="list" aria-label={t('lines')} className="grid border-t border-line">
            {visibleLines.map((each) => (
              <ComplaintLine key={each.id} line={each} {...line} />
            ))}
          </ul>
        </div>
      )}
    </Disclosure>
  )
}

interface ComplaintLineProps {
  line: ComplaintLineView
  disabled: boolean
  /** The line was selected, deselected or its quantity was edited. */
  onEdit: (event: { id: string } & Partial<LineChoice>) => void
}

/** An order line: whether the complaint is about it, and how many pieces. */
function ComplaintLine({ line, disabled, onEdit }: ComplaintLineProps) {
  const t = useWords(complaintWords)
  const noteId = useId()
  const { id, title, name, variant, sku, maximum, ordered, chosen, entry, tooMany } = line
  return (
    <li
      data-item={id}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1 last:border-b-0"
    >
      <Checkbox checked={chosen} disabled={disabled} onChange={({ checked }) => onEdit({ id, chosen: checked })}>
        <span className="block font-medium">{title}</span>{' '}
        <span className="num text-xs text-ink-muted">{[variant, sku].filter(Boolean).join(' · ')}</span>
      </Checkbox>
      {/* Fixed size, so that selecting a line does not move the next one. */}
      <span className="num grid h-14 w-32 content-center justify-items-end text-xs text-ink-muted">
        {chosen && (
          <QuantityStepper
            size="sm"
            itemName={name}
            maximum={maximum}
            entry={entry}
            disabled={disabled}
            describedBy={noteId}
            onEntry={({ value, note }) => onEdit({ id, value, note })}
          />
        )}
        {t(chosen ? 'lines.of' : 'lines.ordered', { ordered })}
      </span>
      <span id={noteId} role="status" className="col-span-2 text-end text-xs">
        {chosen && (
          <QuantityNote entry={entry} invalidText={tooMany ? t('lines.tooMany', { ordered }) : t('lines.invalid')} />
        )}
      </span>
    </li>
  )
}
