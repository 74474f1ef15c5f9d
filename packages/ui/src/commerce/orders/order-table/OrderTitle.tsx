import type { OrderRowView } from '@skafferi/domain/shop/orders/views'
import { useLinkElement } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { ordersWords } from '../../../words/generated/orders'
import { useShopPaths } from '../../service/shop-paths'

export interface OrderTitleProps {
  row: Pick<OrderRowView, 'id' | 'title' | 'displayId' | 'moreItems' | 'poNumber' | 'placedBy' | 'shipTo'>
  /** Date and quantity, if there are no columns for them. */
  inlineFacts?: { date: string; productCount: number }
}

/** The number of an order, its first product and how many more, and below them its references and destination. */
export function OrderTitle({ row, inlineFacts }: OrderTitleProps) {
  const t = useWords(ordersWords)
  return (
    <span className="min-w-0">
      <span className="num block font-bold">
        <OrderLink row={row} />
      </span>
      <span className="block font-regular wrap-anywhere">
        <span>{row.title}</span>{' '}
        {row.moreItems > 0 && <span className="text-ink-muted">{t('row.more', { count: row.moreItems })}</span>}
      </span>
      <span
        className={
          'num flex flex-wrap gap-x-1 text-xs font-regular wrap-anywhere text-ink-muted ' +
          "*:not-last:after:content-['_·']"
        }
      >
        {inlineFacts && <span>{inlineFacts.date}</span>}
        {inlineFacts && <span>{t('row.products', { count: inlineFacts.productCount })}</span>}
        {row.poNumber !== null && <span>{t('row.poNumber', { number: row.poNumber })}</span>}
        {row.placedBy && (
          <span>{row.placedBy.isYou ? t('row.placedByYou') : t('row.placedBy', { name: row.placedBy.name })}</span>
        )}
        {row.shipTo !== null && <span>{t('row.shipTo', { place: row.shipTo })}</span>}
      </span>
    </span>
  )
}

/** The link to the order's page. It covers the row, so that pressing anywhere opens the order. */
function OrderLink({ row }: Pick<OrderTitleProps, 'row'>) {
  const t = useWords(ordersWords)
  const { order } = useShopPaths()
  const LinkElement = useLinkElement()
  const number = t('row.number', { number: row.displayId })
  if (order === undefined) return number
  return (
    <LinkElement
      href={order(row.id)}
      aria-label={t('row.open', { title: row.title, number: row.displayId })}
      className="rounded-xs text-inherit no-underline after:absolute after:inset-0 hover:underline"
    >
      {number}
    </LinkElement>
  )
}
