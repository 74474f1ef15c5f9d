import { useId } from 'react'
import { cva } from 'class-variance-authority'
import type { Problem } from '@skafferi/domain/action/views'
import type { CardPurchaseState, OrderListDraft } from '@skafferi/domain/cart/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { listingWords } from '../../words/generated/listing'
import { useCurrentFailure, type CardEvents } from '../product-card'
import { useQuantity, type Quantity } from '../quantity-stepper'
import { StockLabel } from '../stock-label'
import { padGrid, wideOnly } from './pad-grid'
import { PadProduct } from './PadProduct'
import { BulkCell, UnitCell } from './PadPrices'
import { PadPurchase } from './PadPurchase'

const styles = cva([
  padGrid,
  'min-h-9.5 border-b border-line py-0.75 text-sm hover:bg-brand-quiet',
  '@max-[36rem]:gap-y-2 @max-[36rem]:py-2.5',
])

export interface OrderPadLineProps extends CardEvents {
  product: ProductCardView
  /** How the last purchase from this line stands. */
  state: CardPurchaseState
  /** What was typed into the list and is not in the cart yet. */
  list: OrderListDraft
  /** Why it failed; `null` unless it did. */
  problem: Problem | null
}

/**
 * One product of the pad. What became of a press stands in the place of the pack, so that the line keeps its height.
 */
export function OrderPadLine({ product, state: latestState, problem: latestProblem, list, ...events }: OrderPadLineProps) {
  const words = useWords(listingWords)
  const titleId = useId()
  const { variantId } = product
  const quantity = useQuantity(() => list.piecesOf(variantId))
  const { state, problem } = useCurrentFailure({ state: latestState, problem: latestProblem }, quantity.entry.value)
  const messageId = `${titleId}-message`

  return (
    <tr
      role="row"
      data-state={state}
      data-purchase
      className={styles()}
    >
      <PadProduct
        product={product}
        titleId={titleId}
        messageId={messageId}
        state={state}
        problem={problem}
        entry={quantity.entry}
      />
      <td role="cell" className={`num min-w-0 truncate text-xs text-ink-muted ${wideOnly}`}>
        {product.sku ?? words('pad.noSku')}
      </td>
      <td role="cell" className={`whitespace-nowrap ${wideOnly}`}>
        <StockLabel stock={product.stock} />
      </td>
      <UnitCell product={product} />
      <BulkCell product={product} />
      <PadActions
        product={product}
        titleId={titleId}
        messageId={messageId}
        quantity={{
          ...quantity,
          setEntry(entry) {
            quantity.setEntry(entry)
            if (variantId !== null) list.set({ variantId, pieces: entry.value })
          },
        }}
        state={state}
        {...events}
      />
    </tr>
  )
}

interface PadActionsProps extends Omit<OrderPadLineProps, 'problem' | 'list'> {
  titleId: string
  messageId: string
  quantity: Quantity
}

/** What can be done with the product from here: order it, choose a variant first, or nothing. */
function PadActions({ product, titleId, messageId, quantity, state, ...events }: PadActionsProps) {
  const t = useWords(catalogWords)
  const { id: productId, variantId, hasMultipleVariants, stock } = product
  const isGone = stock.state === 'out' || (variantId === null && !hasMultipleVariants)

  if (isGone || variantId === null) {
    return (
      <td role="cell" colSpan={2} className="col-span-2 grid @max-[36rem]:col-span-full print:hidden">
        <Button
          size="sm"
          variant="secondary"
          disabled={isGone}
          aria-haspopup={isGone ? undefined : 'dialog'}
          aria-describedby={titleId}
          onPress={() => events.onSelectVariant({ productId })}
        >
          {isGone ? t('outOfStock') : t('selectVariant')}
        </Button>
      </td>
    )
  }
  return (
    <PadPurchase
      title={product.title}
      titleId={titleId}
      messageId={messageId}
      quantity={quantity}
      state={state}
      onAdd={(event) => events.onAddToCart({ productId, variantId, ...event })}
      onBuy={(event) => events.onBuyNow({ productId, variantId, ...event })}
    />
  )
}
