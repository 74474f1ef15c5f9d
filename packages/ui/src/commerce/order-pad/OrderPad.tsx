import { useState } from 'react'
import { cva } from 'class-variance-authority'
import type { CardPurchasesView, OrderListDraft } from '@skafferi/domain/cart/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import { DraftNotice } from '../../components/draft-notice'
import { useWords } from '../../words'
import { listingWords } from '../../words/generated/listing'
import type { CardEvents } from '../product-card'
import { OrderPadHead } from './OrderPadHead'
import { OrderPadLine } from './OrderPadLine'

const styles = cva('@container overflow-hidden rounded-lg border border-line bg-surface', {
  variants: { state: { settled: '', refreshing: '[&_img]:opacity-50 [&_img]:transition-opacity' } },
})

export interface OrderPadProps extends CardEvents {
  /** What is listed, for readers who listen ("Products"). */
  label: string
  /** The same products the cards show, in the same order. */
  products: readonly ProductCardView[]
  /** `refreshing` while what stands here may be replaced at any moment; `settled` by default. */
  state?: 'settled' | 'refreshing'
  /** What was typed into the list and is not in the cart yet, on this page and on others. */
  list: OrderListDraft
  /** How the purchases stand. */
  purchases: CardPurchasesView
}

/**
 * A listing to order from: 38 px a line, unit and bulk price side by side, a quantity in every row. For buyers who know
 * what they want. What is typed stays until it is in the cart, also on the pages of the listing that are not shown.
 */
export function OrderPad({ label, products, state = 'settled', list, purchases, ...events }: OrderPadProps) {
  const t = useWords(listingWords)
  const [restored, setRestored] = useState(() => products.some(({ variantId }) => list.piecesOf(variantId) > 0))
  const [beginnings, setBeginnings] = useState(0)

  function startEmpty() {
    list.clear()
    setRestored(false)
    setBeginnings(beginnings + 1)
  }

  return (
    <div className="grid gap-3">
      {restored && <DraftNotice onStartOver={startEmpty} />}
      <div data-density="compact" className={styles({ state })}>
        <p className="px-3 pt-2 text-end text-2xs text-ink-muted">{t('pad.exclVat')}</p>
        <table role="table" aria-label={label} aria-busy={state === 'refreshing' || undefined} className="block">
          <OrderPadHead />
          <tbody role="rowgroup" className="-mb-px block">
            {products.map((product) => (
              <OrderPadLine
                key={`${product.id} ${beginnings}`}
                list={list}
                product={product}
                state={purchases.stateOf(product.variantId)}
                problem={purchases.problemOf(product.variantId)}
                {...events}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
