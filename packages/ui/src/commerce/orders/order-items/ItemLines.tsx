import type { OrderItemView } from '@skafferi/domain/shop/orders/views'
import { VirtualRows } from '../../../components/content/virtual-rows'
import { ShelfImage } from '../../../components/content/shelf-image'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'
import { NamedOrderStatus } from '../order-status'
import { ItemProgress } from './ItemProgress'
import { ItemTitle } from './ItemTitle'

export interface ItemLinesProps {
  items: readonly OrderItemView[]
}

/** An order's lines on phones: a list, with the price beside the name. */
export function ItemLines({ items }: ItemLinesProps) {
  const t = useWords(orderDetailWords)
  return (
    <ul role="list" aria-label={t('items.title')} className="border-t-2 border-shelf md:hidden print:hidden">
      <VirtualRows rows={items} as="li" height={6.5}>
        {(item, { rowAttributes }) => (
          <li
            {...rowAttributes}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-b border-line py-3.5 last:border-b-0"
          >
            <ShelfImage src={item.picture.src ?? undefined} alt="" size="thumb" />
            <span className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
              <span className="flex flex-wrap gap-x-3">
                <span className="min-w-0 flex-1 basis-36">
                  <ItemTitle item={item} sku="shown" />
                </span>
                <span className="num ms-auto min-w-0 text-sm font-bold wrap-anywhere">
                  <VisuallyHidden>{t('items.price')}</VisuallyHidden> {item.price ?? t('items.noPrice')}
                </span>
              </span>
              <span className="num flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
                <span className="wrap-anywhere">
                  {item.unitPrice === null
                    ? t('items.pieces', { quantity: item.quantity })
                    : t('items.times', { quantity: item.quantity, price: item.unitPrice })}
                </span>
                <span className="flex max-w-full min-w-0 overflow-hidden">
                  <NamedOrderStatus kind="fulfillment" status={item.status} nameVisibility="hidden" />
                </span>
              </span>
              <span className="grid gap-0.5">
                <ItemProgress item={item} />
              </span>
            </span>
          </li>
        )}
      </VirtualRows>
    </ul>
  )
}
