import type { ShipmentStateView } from '@skafferi/domain/shop/orders/views'
import { useWords } from '../../../words'
import { ordersWords } from '../../../words/generated/orders'

export interface ShipmentStateProps {
  shipment: ShipmentStateView
  /** `partial` shows it only if some pieces were shipped and others were not; `always` by default. */
  when?: 'always' | 'partial'
}

/** The shipped pieces of an order. Displayed beside the fulfillment status, which has only the specified values. */
export function ShipmentState({ shipment, when = 'always' }: ShipmentStateProps) {
  const t = useWords(ordersWords)
  const { state, shipped, pieces, isComplete } = shipment
  if (when === 'partial' && (state === 'none' || isComplete)) return null
  return (
    <span className="num block text-xs text-ink-muted" data-shipment={state}>
      {t('shipment', { state, shipped, pieces })}
    </span>
  )
}
