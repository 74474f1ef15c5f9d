import type { RefundableView, RefundableLineView } from '@skafferi/domain/office/views'
import { SegmentedControl } from '../../components/forms/segmented-control'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeRefundWords } from '../../words/generated/office-refund'
import type { RefundInput } from './use-refund'
import { useId } from 'react'
import type { NumberEntry } from '../../components/forms/number-stepper'
import { PiecesLine } from './PiecesLine'

interface RefundLineProps {
  line: RefundableLineView
  /** The number of pieces to refund. */
  entry: NumberEntry
  onEntry: (event: { entry: NumberEntry }) => void
}

/** An order line with the number of pieces to refund. */
function RefundLine({ line, entry, onEntry }: RefundLineProps) {
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

export interface RefundChoiceProps {
  refundable: RefundableView
  refund: RefundInput
  /** Error text of the amount; `undefined` if it is valid. */
  amountError: string | undefined
}

/** The choice of pieces or amount to refund. */
export function RefundChoice({ refundable: { left, lines }, refund, amountError }: RefundChoiceProps) {
  const t = useWords(officeRefundWords)
  const { what, amount } = refund.draft
  return (
    <>
      {lines.length > 0 && (
        <SegmentedControl
          label={t('refund.what')}
          segments={[
            { value: 'lines', label: t('refund.lines') },
            { value: 'amount', label: t('refund.amount') },
          ]}
          value={what}
          onChange={({ value }) => refund.setWhat(value)}
        />
      )}
      {what === 'lines' ? (
        <ul>
          {lines.map((line) => (
            <RefundLine
              key={line.id}
              line={line}
              entry={refund.entryOf(line)}
              onEntry={({ entry }) => refund.setEntry(line.id, entry)}
            />
          ))}
        </ul>
      ) : (
        <TextField
          label={t('refund.amountLabel')}
          name="amount"
          inputMode="decimal"
          hint={t('refund.amountHint', { left })}
          error={amountError}
          value={amount}
          onChange={({ value }) => refund.setAmount(value)}
        />
      )}
    </>
  )
}
