import { useWords } from '../../words'
import { officeSheetWords } from '../../words/generated/office-sheet'

interface ClosingCreditProps {
  /** With VAT, formatted; `null` if it cannot be computed before. */
  amount: string | null
}

/** What closing pieces credits to the buyer. */
export function ClosingCredit({ amount }: ClosingCreditProps) {
  const t = useWords(officeSheetWords)
  return (
    <p role="status" className="num text-xs text-ink-muted">
      {amount === null ? t('credit.unknown') : t('credit.amount', { amount })}
    </p>
  )
}
