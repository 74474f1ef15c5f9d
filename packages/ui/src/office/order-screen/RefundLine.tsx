import { useId } from 'react'
import type { RefundableLineView } from '@skafferi/domain/office/views'
import { NumberStepper, type NumberEntry } from '../../components/number-stepper'
import { ShelfImage } from '../../components/shelf-image'
import { useWords } from '../../words'
import { officeRefundWords } from '../../words/generated/office-refund'

export interface RefundLineProps {
  line: RefundableLineView
  /** For how many of its pieces money is given back. */
  entry: NumberEntry
  onEntry: (event: { entry: NumberEntry }) => void
}

/** A line of the order, and how many pieces of it are refunded. */
export function RefundLine({ line: { title, detail, image, shipped, unitPrice, left }, entry, onEntry }: RefundLineProps) {
  const t = useWords(officeRefundWords)
  const noteId = useId()
  const isWrong = entry.value === null || entry.value > left
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5 text-xs last:border-b-0">
      <ShelfImage src={image ?? undefined} alt="" size="thumb" />
      <span className="grid min-w-0 flex-1">
        <b className="text-sm">{title}</b>
        <span className="text-ink-muted">{detail}</span>
        <span className="num text-ink-muted">{t('refund.shippedAt', { shipped, price: unitPrice })}</span>
        <span id={noteId} className="num">
          {isWrong ? (
            <span className="font-medium text-critical">{t('refund.wrong', { left })}</span>
          ) : (
            left < shipped && <span className="text-ink-muted">{t('refund.leftOf', { left })}</span>
          )}
        </span>
      </span>
      <span className="w-32 flex-none">
        <NumberStepper
          size="sm"
          label={t('refund.pieces', { name: title })}
          decreaseLabel={t('refund.fewer', { name: title })}
          increaseLabel={t('refund.more', { name: title })}
          min={0}
          max={left}
          entry={entry}
          describedBy={noteId}
          onEntry={({ value, note }) => onEntry({ entry: { value, note } })}
        />
      </span>
    </li>
  )
}
