import type { Load } from '@skafferi/domain/platform/action/views'
import type { FiledComplaintsView } from '@skafferi/domain/shop/complaints/views'
import type { OrderDetailView } from '@skafferi/domain/shop/orders/views'
import { BannerMessage } from '../../components/feedback/banner-message'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { LazyComplaintList } from '../../commerce/orders/complaint-list'
import { OrderDocument, PrintButton } from '../../commerce/orders/order-document'
import { RefundList } from '../../commerce/orders/refund-list'
import { ShipmentList } from '../../commerce/orders/shipment-list'
import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'
import { brand } from '@skafferi/brand'
import { ordersWords } from '../../words/generated/orders'

interface ActionRequiredNoteProps {
  /** The order number. */
  displayId: string
}

/** Says what the customer has to do, for an order that requires action. */
function ActionRequiredNote({ displayId: number }: ActionRequiredNoteProps) {
  const t = useWords(ordersWords)
  const { phone, email } = brand.contact
  return <BannerMessage tone="caution">{t('action.order', { number, phone, email })}</BannerMessage>
}

export interface OrderContentProps {
  order: OrderDetailView
  /** The number of the complaint just filed; `null` if none was. */
  caseNumber: string | null
  /** The complaints about it. Omit to hide the section. */
  complaints?: Load<FiledComplaintsView, 'load_complaints'>
}

/** An order without complaints has no such section. */
function isSectionNeeded(load: OrderContentProps['complaints']): load is NonNullable<OrderContentProps['complaints']> {
  return load?.status === 'failed' || (load?.status === 'ready' && load.view.count > 0)
}

/** A loaded order: its document, parcels, refunds and complaints. */
export function OrderContent({ order, caseNumber, complaints }: OrderContentProps) {
  const t = useWords(orderDetailWords)
  return (
    <>
      <div role="status" className="empty:hidden">
        {caseNumber !== null && <BannerMessage tone="positive">{t('filed', { number: caseNumber })}</BannerMessage>}
      </div>
      {order.status === 'requires_action' && <ActionRequiredNote displayId={order.displayId} />}
      <OrderDocument
        order={order}
        actions={
          <span className="flex">
            <PrintButton />
          </span>
        }
      />
      {order.shipments.length > 0 && <ShipmentList shipments={order.shipments} />}
      {order.refunds.length > 0 && <RefundList refunds={order.refunds} />}
      {isSectionNeeded(complaints) && (
        <LazyBoundary>
          <LazyComplaintList load={complaints} scope="order" />
        </LazyBoundary>
      )}
    </>
  )
}
