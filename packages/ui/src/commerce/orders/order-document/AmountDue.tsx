import type { PaymentTermsView } from '@skafferi/domain/shop/orders/views'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'
import { NamedOrderStatus } from '../order-status'

export interface AmountDueProps {
  terms: PaymentTermsView
  /** Payment status code of the store. */
  payment: string
}

/** The amount due, its date and the terms. Place it in a description list. */
export function AmountDue({ terms: { termsDays, due, amount }, payment }: AmountDueProps) {
  const t = useWords(orderDetailWords)
  return (
    <div className="min-w-0 self-start rounded-md border border-shelf px-3.5 py-3">
      <dt className="text-xs text-ink-muted">{t('terms', { days: termsDays })}</dt>
      <dd className="grid gap-0.5 wrap-anywhere">
        {due !== null && <b className="text-base">{t('terms.due', { day: due })}</b>}
        <span className="num whitespace-nowrap">{amount}</span>
        <span className="flex max-w-full min-w-0 overflow-hidden">
          <NamedOrderStatus kind="payment" status={payment} variant="plain" nameVisibility="hidden" />
        </span>
      </dd>
    </div>
  )
}
