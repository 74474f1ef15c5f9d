import { cva } from 'class-variance-authority'
import { IconButton } from '../../../components/actions/icon-button'
import { TrashIcon } from '../../../components/content/icon'
import { Link } from '../../../components/actions/link'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import { AgeLimit, DispatchText } from '../../prices-and-stock/dispatch-text'
import { useShopPaths } from '../../service/shop-paths'
import type { CartLineProps } from './line'
import { flagOf, flagStyles, LineFlags } from './LineFlags'
import { LineQuantity } from './LineQuantity'
import { rowGrid } from './row-grid'
import { StockAdjuster } from './StockAdjuster'
import { UnitPrice } from './UnitPrice'
import { useLineQuantity } from './use-line-quantity'

const styles = cva([rowGrid, 'border-b border-line py-cell-y text-sm hover:bg-brand-quiet'])

/** In a narrow table the SKU is displayed after the variant. For screen readers it is always in its own cell. */
const skuStyles = cva('', {
  variants: {
    place: {
      cell: 'num min-w-0 text-xs wrap-anywhere text-ink-muted narrow-cart:sr-only print:not-sr-only',
      behindVariant: "hidden before:content-['_·_'] narrow-cart:inline print:hidden",
      alone: 'hidden narrow-cart:inline print:hidden',
    },
  },
})

/** Figures are muted while a change is being saved. */
const figureStyles = cva('num min-w-0 text-end wrap-anywhere not-print:in-data-[figures=long]:whitespace-nowrap', {
  variants: {
    weight: { regular: 'font-regular', bold: 'font-bold' },
    busy: { true: 'text-ink-muted', false: '' },
  },
})

/** A line of the cart as a table row on wide screens. */
export function CartLineRow({ line, place, presence = 'shown', ...events }: Omit<CartLineProps, 'variant'>) {
  const t = useWords(cartWords)
  const paths = useShopPaths()
  const quantity = useLineQuantity({ line, ...events })
  const { id: lineId, busy } = line
  const flag = flagOf(line)
  const sku = line.sku ?? t('line.noSku')
  return (
    <tr
      {...place}
      role="row"
      data-line={lineId}
      data-purchase
      aria-busy={busy || undefined}
      hidden={presence === 'hidden'}
      className={styles({ className: flagStyles({ flag }) })}
    >
      <th role="rowheader" scope="row" className="flex min-w-0 items-center gap-3 text-start font-regular">
        <ShelfImage src={line.picture.src ?? undefined} alt="" size="thumb" />
        <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start [&>a]:max-w-full [&>a]:font-medium">
          <Link href={paths.product(line.productId)} variant="quiet">
            {line.title}
          </Link>
          <span className="num block text-xs wrap-anywhere text-ink-muted">
            {line.variant}
            <span
              aria-hidden="true"
              className={skuStyles({ place: line.variant === null ? 'alone' : 'behindVariant' })}
            >
              {sku}
            </span>
          </span>
          <AgeLimit years={line.ageLimit} />
          <DispatchText dispatch={line.dispatch} />
        </span>
      </th>
      <td role="cell" className={skuStyles({ place: 'cell' })}>
        {sku}
      </td>
      <td role="cell" className="contents">
        <LineQuantity line={line} quantity={quantity} />
      </td>
      <td role="cell" className="print:hidden">
        <StockAdjuster
          lineId={lineId}
          title={line.name}
          steps={line.steps}
          orderRule={line.orderRule}
          onAdjust={quantity.adjust}
        />
      </td>
      <td role="cell" className={figureStyles({ busy })}>
        <UnitPrice line={line} />
      </td>
      <td role="cell" className={figureStyles({ weight: 'bold', busy })}>
        {line.total}
      </td>
      <td role="cell" data-part="remove" className="print:hidden">
        <IconButton
          label={t('line.remove', { title: line.name })}
          icon={<TrashIcon />}
          onPress={() => events.onRemove({ lineId })}
        />
      </td>
      {(flag || line.larger) && (
        <td role="cell" className="col-span-full ps-13">
          <LineFlags line={line} onTake={quantity.take} {...events} />
        </td>
      )}
    </tr>
  )
}
