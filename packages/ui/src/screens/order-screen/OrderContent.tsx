import type { OrderDetailView } from '@skafferi/domain/orders/views'
import { BannerMessage } from '../../components/banner-message'
import { AddressCard } from '../../commerce/address-card'
import { OrderItems } from '../../commerce/order-items'
import { OrderSummary } from '../../commerce/order-summary'
import { ShipmentList } from '../../commerce/shipment-list'
import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'

export interface OrderContentProps {
  order: OrderDetailView
  /** The number of the complaint that was filed just now; `null` where none was. */
  caseNumber: string | null
}

/** An order that is there: its lines, and beside them what it comes to, its parcels and where they go. */
export function OrderContent({ order, caseNumber }: OrderContentProps) {
  const t = useWords(orderDetailWords)
  return (
    <>
      <div role="status" className="empty:hidden">
        {caseNumber !== null && (
          <BannerMessage tone="positive">{t('filed', { number: caseNumber })}</BannerMessage>
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <OrderItems items={order.items} />
        <div className="grid min-w-0 gap-6">
          <OrderSummary totals={order.totals} />
          {order.shipments.length > 0 && <ShipmentList shipments={order.shipments} />}
          <section className="grid gap-3">
            <h2>{t('address.title')}</h2>
            <AddressCard {...order.address} />
          </section>
        </div>
      </div>
    </>
  )
}
