import { useWords } from '../../words'
import { officeOrdersWords } from '../../words/generated/office-orders'
import { GoodsBadge, PaymentBadge, ShippedCount } from '../order-state'
import { DueDate } from './use-order-columns'
import type { OfficeOrderRowView } from './orders.view'

/** The line below an order's number on a phone. */
function OrderLine({ order }: OrderLineProps) {
  const t = useWords(officeOrdersWords)
  const { company, buyer, goods, payment, due, shipment, placed, shipTo, pieces, piecesToShip, leaves } = order
  return (
    <span className="grid gap-0.5">
      <b className="text-sm text-ink">{company}</b>
      <span className="flex flex-wrap items-center gap-x-3">
        <GoodsBadge state={goods} variant="plain" />
        <ShippedCount shipment={shipment} />
        {piecesToShip !== null && (
          <span className="num">
            {pieces === null || pieces === piecesToShip
              ? t('orders.piecesToShip', { pieces: piecesToShip })
              : t('orders.piecesOfToShip', { pieces: piecesToShip, all: pieces })}
          </span>
        )}
        {leaves !== null && <span className="num">{t('orders.leaves', { day: leaves })}</span>}
        <PaymentBadge state={payment} variant="plain" />
        {due?.isOverdue && <DueDate {...due} />}
      </span>
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="num">{placed}</span>
        {buyer && <span>{buyer}</span>}
        {shipTo !== null && <span>{shipTo}</span>}
      </span>
    </span>
  )
}

interface OrderLineProps {
  order: OfficeOrderRowView
}

/** The line as a function for the table. */
export const orderLine = (order: OfficeOrderRowView) => <OrderLine order={order} />
