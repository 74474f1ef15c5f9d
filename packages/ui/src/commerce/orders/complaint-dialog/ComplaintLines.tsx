import { useDeferredValue, useState, type KeyboardEvent } from 'react'
import type { ComplaintView } from '@skafferi/domain/shop/complaints/views'
import { Disclosure } from '../../../components/content/disclosure'
import { OptionalMark } from '../../../components/forms/field'
import { TextField } from '../../../components/forms/text-field'
import { matchingLines } from '../../../internal/matching-lines'
import { useWords } from '../../../words'
import { complaintWords } from '../../../words/generated/complaint'
import { ComplaintLine, type ComplaintLineProps } from './ComplaintLine'

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
