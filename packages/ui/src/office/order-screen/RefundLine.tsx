import { useId } from 'react'
import type { RefundableLineView } from '@skafferi/domain/office/views'
import type { NumberEntry } from '../../components/forms/number-stepper'
import { useWords } from '../../words'
import { officeRefundWords } from '../../words/generated/office-refund'
import { PiecesLine } from './PiecesLine'

export interface RefundLineProps {
  line: RefundableLineView
  /** The number of pieces to refund. */
  entry: NumberEntry
  onEntry: (event: { entry: NumberEntry }) => void
}

/** An order line with the number of pieces to refund. */
export function RefundLine({ line, entry, onEntry }: RefundLineProps) {
  const t = useWords(officeRefundWords)
  const { name, shipped, unitPrice, left } = line
  const isInvalid = entry.value === null || entry.value > left
  return (
    <PiecesLine
      line={line}
      amount={t('refund.shippedAt', { shipped, price: unitPrice })}
      noteId={useId()}
      note={
        isInvalid ? (
          <span className="font-medium text-critical">{t('refund.wrong', { left })}</span>
        ) : (
          left < shipped && <span className="text-ink-muted">{t('refund.leftOf', { left })}</span>
        )
      }
      pieces={{
        label: t('refund.pieces', { name }),
        fewer: t('refund.fewer', { name }),
        more: t('refund.more', { name }),
        left,
        entry,
        onEntry,
      }}
    />
  )
}
