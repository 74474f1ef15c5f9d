import { OrderStatus, ShipmentState } from '../../commerce/order-status'
import type { OfficeOrderRowView } from './orders.view'

/** What a phone says of an order below its number. */
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

/** The same, as a table asks for it. */
export const orderLine = (order: OfficeOrderRowView) => <OrderLine order={order} />
