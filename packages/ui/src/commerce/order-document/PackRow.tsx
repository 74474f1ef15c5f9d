import type { OrderItemView } from '@skafferi/domain/orders/views'
import { ShelfImage } from '../../components/shelf-image'
import { useWords } from '../../words'
import { orderDetailWords } from '../../words/generated/order-detail'

/** Number of packs on the shelf, on wide screens and on phones. */
const PACKS = { desk: 7, phone: 4 } as const

export interface PackRowProps {
  items: readonly Pick<OrderItemView, 'id' | 'picture'>[]
}

/** The first packs of the order on a shelf, and the number of further ones. */
export function PackRow({ items }: PackRowProps) {
  const t = useWords(orderDetailWords)
  const more = (shown: number) => items.length > shown && t('more', { count: items.length - shown })
  return (
    <div className="flex items-end overflow-hidden border-b-2 border-shelf bg-media px-4 pt-4 md:px-8">
      {items.slice(0, PACKS.desk).map(({ id, picture }) => (
        <span key={id} className="-mb-0.5 max-md:nth-[n+5]:hidden">
          <ShelfImage src={picture.src ?? undefined} alt="" size="line" loading="eager" />
        </span>
      ))}
      <span className="num ms-auto ps-3 pb-3 text-xs text-ink-muted max-md:hidden">{more(PACKS.desk)}</span>
      <span className="num ms-auto ps-3 pb-3 text-xs text-ink-muted md:hidden">{more(PACKS.phone)}</span>
    </div>
  )
}
