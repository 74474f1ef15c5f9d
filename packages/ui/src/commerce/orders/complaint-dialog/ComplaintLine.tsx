import { useId } from 'react'
import type { ComplaintLineView, LineChoice } from '@skafferi/domain/shop/complaints/views'
import { Checkbox } from '../../../components/forms/checkbox'
import { useWords } from '../../../words'
import { complaintWords } from '../../../words/generated/complaint'
import { QuantityNote, QuantityStepper } from '../../catalogue/quantity-stepper'

export interface ComplaintLineProps {
  line: ComplaintLineView
  disabled: boolean
  /** The line was selected, deselected or its quantity was edited. */
  onEdit: (event: { id: string } & Partial<LineChoice>) => void
}

/** An order line: whether the complaint is about it, and how many pieces. */
export function ComplaintLine({ line, disabled, onEdit }: ComplaintLineProps) {
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
