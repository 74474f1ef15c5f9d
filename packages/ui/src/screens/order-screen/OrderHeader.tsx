import type { OrderDetailView } from '@skafferi/domain/orders/views'
import { Button } from '../../components/button'
import { PageHeading } from '../../components/page-layout'
import { ShelfImage } from '../../components/shelf-image'
import { NamedOrderStatus } from '../../commerce/order-status'
import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'

export interface OrderHeaderProps {
  /** `null` while it is on its way: its heading stands already, and keeps the focus that a new page gave it. */
  order: OrderDetailView | null
  /** File Complaint was pressed. */
  onFileComplaint: () => void
}

/** Which order it is: its first product, number, day and status, and the way to complain about it. */
export function OrderHeader({ order, onFileComplaint }: OrderHeaderProps) {
  const t = useWords(orderDetailWords)
  const name = order && (order.title || t('number', { number: order.displayId }))
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-60 flex-1 items-center gap-3 max-md:items-start">
        {order && <ShelfImage src={order.picture.src ?? undefined} alt="" size="line" loading="eager" />}
        <div className="min-w-0 wrap-anywhere">
          <PageHeading>{name ?? t('title')}</PageHeading>
          {order && (
            <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-ink-muted">
              <span>{t('placed', { number: order.displayId, date: order.date })}</span>
              <span className="flex max-w-full min-w-0 overflow-hidden">
                <NamedOrderStatus kind="order" status={order.status} nameLook="hidden" />
              </span>
            </p>
          )}
        </div>
      </div>
      {order && (
        <span className="grid max-md:w-full print:hidden">
          <Button variant="secondary" aria-haspopup="dialog" onPress={onFileComplaint}>
            {t('fileComplaint')}
          </Button>
        </span>
      )}
    </div>
  )
}
