import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { Link } from '../../../components/actions/link'
import type { NumberEntry } from '../../../components/forms/number-stepper'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { quickOrderWords } from '../../../words/generated/quick-order'
import { DeliveryRestriction, PackLine } from '../../catalogue/product-card'
import { QuantityNote } from '../../catalogue/quantity-stepper'
import { useShopPaths } from '../../service/shop-paths'
import { StockLabel } from '../../prices-and-stock/stock-label'

export interface QuickOrderProductProps {
  product: ProductCardView
  /** The id of the product's name. */
  titleId: string
  /** The id of the line's message. */
  messageId: string
  /** The input of the quantity field. */
  entry: NumberEntry
  /** The carton was pressed: one more is ordered. Omit if nothing can be ordered. */
  onCarton?: (event: { pieces: number }) => void
}

/** The product of a row. An error of its quantity replaces SKU and pack. */
export function QuickOrderProduct({ product, titleId, messageId, entry, onCarton }: QuickOrderProductProps) {
  const t = useWords(quickOrderWords)
  const paths = useShopPaths()
  const catalog = useWords(catalogWords)
  const { id, title, thumbnail, stock, sku, carton, deliveryRestriction } = product
  const isAboveStock = stock.limit !== null && (entry.value ?? 0) > stock.limit
  return (
    <th
      role="rowheader"
      scope="row"
      className={
        'flex min-w-0 items-center gap-2.5 text-start font-regular max-[38rem]:row-span-2 ' +
        'max-[38rem]:row-start-1 max-[38rem]:gap-2'
      }
    >
      <span className="flex-none *:size-8! max-[38rem]:*:size-10!">
        <ShelfImage src={thumbnail.src ?? undefined} alt="" size="thumb" />
      </span>
      <span className="min-w-0 overflow-hidden">
        <span
          id={titleId}
          title={title}
          className={
            'block truncate text-sm leading-4.25 font-medium max-[55rem]:line-clamp-3 max-[55rem]:wrap-anywhere ' +
            'max-[55rem]:whitespace-normal'
          }
        >
          <Link href={paths.product(id)} variant="quiet">
            {title}
          </Link>
        </span>
        <span id={messageId} role="status" className="block truncate text-xs leading-3.5 empty:hidden">
          {entry.note === 'wrong' && (
            <QuantityNote
              entry={entry}
              invalidText={isAboveStock ? catalog('aboveStock', { left: stock.text }) : undefined}
            />
          )}
        </span>
        {entry.note !== 'wrong' && (
          <span className="num block truncate text-xs leading-3.5 text-ink-muted">
            {sku ?? t('table.noSku')}
            <span className="ms-1">
              <PackLine product={product} />
            </span>
          </span>
        )}
        {stock.state !== 'in' && (
          <span aria-hidden="true" className="hidden leading-4 max-[55rem]:block print:hidden">
            <StockLabel stock={stock} />
          </span>
        )}
        <DeliveryRestriction deliveryRestriction={deliveryRestriction} />
      </span>
      {carton !== null && onCarton && (
        <button
          type="button"
          aria-label={t('table.addCarton', { title, pieces: carton })}
          className={
            'num relative ms-auto min-h-6 flex-none cursor-pointer rounded-xs px-1 text-xs text-link ' +
            'underline-offset-[0.2em] hover:underline max-[38rem]:hidden pointer-coarse:min-h-control-sm ' +
            'print:hidden'
          }
          onClick={() => onCarton({ pieces: carton })}
        >
          {t('table.carton', { pieces: carton })}
        </button>
      )}
    </th>
  )
}
