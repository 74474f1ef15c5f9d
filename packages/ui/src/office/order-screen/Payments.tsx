import { Button } from '../../components/actions/button'
import { useWords } from '../../words'
import { officeOrderWords } from '../../words/generated/office-order'
import type { OfficePaymentView } from './order.view'

export interface PaymentsProps {
  /** Oldest first. */
  payments: readonly OfficePaymentView[]
  /** The user undoes the last payment, or the last amount paid back; omit it without the permission. */
  onUndo?: (event: Pick<OfficePaymentView, 'step'>) => void
}

/** The ledger of payments, received and paid back, and their reversals. */
export function Payments({ payments, onUndo }: PaymentsProps) {
  const t = useWords(officeOrderWords)
  return (
    <ul className="num rounded-lg border border-line bg-surface text-xs">
      {payments.map(({ id, step, name, paidOn, time, person, canUndo }) => (
        <li key={id} className="grid gap-x-6 gap-y-1 border-b border-line px-5 py-2.5 last:border-b-0 md:grid-cols-3">
          <b className="text-sm">{name}</b>
          <span className="grid content-start">
            {paidOn}
            <span className="text-ink-muted">
              {time}
              {person !== null && ` · ${person}`}
            </span>
          </span>
          {canUndo && onUndo && (
            <span className="print:hidden">
              <Button variant="secondary" size="sm" onPress={() => onUndo({ step })}>
                {t(`undo.${step}`)}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
