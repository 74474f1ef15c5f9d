import type { ComplaintOrderView } from '@skafferi/domain/shop/complaints/views'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { complaintWords } from '../../../words/generated/complaint'
import { NamedOrderStatus } from '../order-status'

export interface ComplaintOrderProps {
  order: ComplaintOrderView
}

/** The order of the complaint: its first product, number, date and statuses. */
export function ComplaintOrder({ order }: ComplaintOrderProps) {
  const t = useWords(complaintWords)
  const { title, picture, displayId, date, status, fulfillment, payment } = order
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-4">
      <span className="flex min-w-60 flex-1 items-center gap-3">
        <ShelfImage src={picture.src ?? undefined} alt="" size="thumb" />
        <span className="grid min-w-0">
          <span className="font-medium wrap-anywhere">{title}</span>
          <span className="num text-xs text-ink-muted">{t('about', { number: displayId, date })}</span>
        </span>
      </span>
      <span className="flex max-w-full min-w-0 flex-wrap gap-x-4 gap-y-2 overflow-hidden">
        <NamedOrderStatus kind="order" status={status} />
        <NamedOrderStatus kind="fulfillment" status={fulfillment} />
        <NamedOrderStatus kind="payment" status={payment} />
      </span>
    </div>
  )
}
