import type { GoodsState, PaymentState } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeOrderStateWords } from '../../words/generated/office-order-state'

/** Returns the name of a state of an order's goods. */
export function useGoodsName(): (state: GoodsState) => string {
  const t = useWords(officeOrderStateWords)
  return (state) => t(`goods.${state}`)
}

/** Returns the name of a state of an order's payment. */
export function usePaymentName(): (state: PaymentState) => string {
  const t = useWords(officeOrderStateWords)
  return (state) => t(`payment.${state}`)
}
