import type { RefundableView } from '@skafferi/domain/office/views'
import { SegmentedControl } from '../../components/forms/segmented-control'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeRefundWords } from '../../words/generated/office-refund'
import { RefundLine } from './RefundLine'
import type { RefundInput } from './use-refund'

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
