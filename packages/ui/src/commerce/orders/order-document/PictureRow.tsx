import type { OrderItemView } from '@skafferi/domain/shop/orders/views'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'

/** Maximum number of pictures, on wide screens and on phones. */
const MAX_PICTURES = { wide: 6, phone: 3 } as const

export interface PictureRowProps {
  items: readonly Pick<OrderItemView, 'id' | 'pack'>[]
}

/** Pictures of the first products of an order, and the number of further ones; also in print. */
export function PictureRow({ items }: PictureRowProps) {
  const t = useWords(orderDetailWords)
  const more = (visibleCount: number) =>
    items.length > visibleCount && t('more', { count: items.length - visibleCount })
  return (
    <div
      data-printed
      className="flex items-end overflow-hidden border-b-2 border-shelf bg-media px-1 md:px-5 print:px-0"
    >
      {items.slice(0, MAX_PICTURES.wide).map(({ id, pack }) => (
        <span key={id} className="-mb-0.5 max-md:nth-[n+4]:hidden">
          <ShelfImage src={pack ?? undefined} alt="" size="low" loading="eager" />
        </span>
      ))}
      <span className="num ms-auto ps-3 pb-3 text-xs text-ink-muted max-md:hidden">{more(MAX_PICTURES.wide)}</span>
      <span className="num ms-auto ps-3 pb-3 text-xs text-ink-muted md:hidden">{more(MAX_PICTURES.phone)}</span>
    </div>
  )
}
