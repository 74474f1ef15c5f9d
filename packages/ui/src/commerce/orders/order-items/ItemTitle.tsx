import type { OrderItemView } from '@skafferi/domain/shop/orders/views'
import { Link } from '../../../components/actions/link'
import { useShopPaths } from '../../service/shop-paths'

export interface ItemTitleProps {
  item: Pick<OrderItemView, 'productId' | 'title' | 'variant' | 'sku'>
  /** `shown` if there is no SKU column. */
  sku: 'shown' | 'hidden'
}

/** The name of a line: the product with a link, and the variant below. */
export function ItemTitle({ item, sku }: ItemTitleProps) {
  const paths = useShopPaths()
  return (
    <span className="min-w-0">
      <span className="block font-medium wrap-anywhere">
        <Link variant="quiet" href={paths.product(item.productId)}>
          {item.title}
        </Link>
      </span>
      <span
        className={
          'num flex flex-wrap gap-x-1 text-xs font-regular wrap-anywhere text-ink-muted ' +
          "*:not-last:after:content-['_·']"
        }
      >
        {item.variant !== '' && <span>{item.variant}</span>}
        {sku === 'shown' && item.sku !== null && <span>{item.sku}</span>}
      </span>
    </span>
  )
}
