import { OrderStatus, ShipmentState } from '../../commerce/orders/order-status'
import type { OfficeOrderRowView } from './orders.view'

/** The line below an order's number on a phone. */
function OrderLine({ order: { company, buyer, status, shipment, placed, shipTo } }: { order: OfficeOrderRowView }) {
  return (
    <span className="grid gap-0.5">
      <b className="text-sm text-ink">{company}</b>
      <span className="flex flex-wrap items-center gap-x-3">
        <OrderStatus kind="order" status={status} variant="plain" />
        <ShipmentState shipment={shipment} when="partial" />
        <span className="num">{placed}</span>
        {buyer && <span>{buyer}</span>}
        {shipTo !== null && <span>{shipTo}</span>}
      </span>
    </span>
  )
}

/** The line as a function for the table. */
export const orderLine = (order: OfficeOrderRowView) => <OrderLine order={order} />
