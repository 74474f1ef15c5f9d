import type { ReactNode } from 'react'
import { brand } from '@skafferi/brand'
import type { OrderDetailView } from '@skafferi/domain/shop/orders/views'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'
import { OrderItems, type OrderItemsProps } from '../order-items'
import { ShipmentState } from '../order-status'
import { OrderSummary } from '../../checkout/order-summary'
import { OrderFacts } from './OrderFacts'
import { OrderProgress } from './OrderProgress'

export interface OrderDocumentProps {
  order: OrderDetailView
  /** Content above the progress: pictures, a heading, the number. */
  head?: ReactNode
  /** The heading of the lines; `hidden` if the page already has it. */
  itemsHeading?: OrderItemsProps['heading']
  /** The actions, at the bottom. Not printed. */
  actions?: ReactNode
}

/** An order as a document: progress, addresses, terms, lines, VAT by rate, and the totals. Only this is printed. */
export function OrderDocument({ order, head, itemsHeading, actions }: OrderDocumentProps) {
  const t = useWords(orderDetailWords)
  return (
    <article
      aria-label={t('document', { number: order.displayId })}
      className="overflow-hidden rounded-lg border border-line bg-surface print:border-0"
    >
      {head}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 md:p-8 print:px-0 print:py-4">
        {order.progress.length > 0 && (
          <div className="grid gap-3">
            <OrderProgress steps={order.progress} />
            {order.shipment.state !== 'none' && <ShipmentState shipment={order.shipment} />}
          </div>
        )}
        <OrderFacts order={order} />
        <OrderItems items={order.items} heading={itemsHeading} />
        <div className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
          <div className="grid content-start gap-3">
            <p className="num text-xs text-ink-muted">
              {t('lines', { lines: order.items.length, pieces: order.pieces })}
            </p>
            {actions}
          </div>
          <OrderSummary totals={order.totals} />
        </div>
        <Sender vatId={order.sellerVatId} />
      </div>
    </article>
  )
}

/** The sender, only in print: on screen the page footer has it. */
function Sender({ vatId }: { vatId: string | null }) {
  const t = useWords(orderDetailWords)
  const { address, phone, email } = brand.contact
  const parts = [...address, phone, email, vatId === null ? null : t('document.vatId', { number: vatId })]
  return (
    <address className="hidden border-t border-line pt-3 text-xs text-ink-muted not-italic print:block">
      {parts.filter((part) => part !== null).join(' · ')}
    </address>
  )
}
