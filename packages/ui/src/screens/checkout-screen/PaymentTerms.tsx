import type { PaymentView } from '@skafferi/domain/shop/checkout/views'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

export interface PaymentTermsProps {
  payment: PaymentView
}

/** The payment method and due date, from the terms of the account. */
export function PaymentTerms({ payment: { termsDays, due } }: PaymentTermsProps) {
  const t = useWords(checkoutWords)
  return (
    <>
      <p className="num font-bold">{t('payment.invoice', { days: termsDays, due })}</p>
      <p className="text-ink-muted">{t('payment.terms')}</p>
    </>
  )
}
