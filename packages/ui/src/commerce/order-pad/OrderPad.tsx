import { cva } from 'class-variance-authority'
import type { CardPurchasesView } from '@skafferi/domain/cart/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
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
  /** How the purchases stand. */
  purchases: CardPurchasesView
}

/**
 * A listing to order from: 38 px a line, unit and bulk price side by side, a quantity in every row. For buyers who know
 * what they want.
 */
export function OrderPad({ label, products, state = 'settled', purchases, ...events }: OrderPadProps) {
  return (
    <div data-density="compact" className={styles({ state })}>
      <table role="table" aria-label={label} aria-busy={state === 'refreshing' || undefined} className="block">
        <OrderPadHead />
        <tbody role="rowgroup" className="-mb-px block">
          {products.map((product) => (
            <OrderPadLine
              key={product.id}
              product={product}
              state={purchases.stateOf(product.variantId)}
              problem={purchases.problemOf(product.variantId)}
              {...events}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
