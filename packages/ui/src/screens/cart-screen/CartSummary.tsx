import type { CartView } from '@skafferi/domain/shop/cart/views'
import { Button } from '../../components/actions/button'
import { FreeDeliveryNote, NextTierHint } from '../../commerce/prices-and-stock/next-tier-hint'
import { OrderTotals } from '../../commerce/checkout/order-totals'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'

export interface CartSummaryProps {
  cart: CartView
  /** True while the checkout is being prepared. */
  proceeding: boolean
  /** The buyer continues to checkout. */
  onProceed: () => void
}

/** The totals of the cart, the checkout button, and the next discount or free delivery. */
export function CartSummary({ cart, proceeding, onProceed }: CartSummaryProps) {
  const t = useWords(cartWords)
  return (
    <aside aria-labelledby="order-summary" className="grid gap-3 lg:sticky lg:top-4">
      <div className="rounded-lg border border-line bg-surface p-5">
        <h2 id="order-summary" className="mb-3.5">
          {t('summary.title')}
        </h2>
        <OrderTotals totals={cart.totals} stage="cart" />
        <div className="mt-4 max-lg:hidden">
          <Button size="lg" width="full" busy={proceeding} busyLabel={t('proceeding')} onPress={onProceed}>
            {t('proceed')}
          </Button>
        </div>
      </div>
      {cart.freeDelivery && <FreeDeliveryNote {...cart.freeDelivery} />}
      {cart.nextTier && <NextTierHint {...cart.nextTier} />}
    </aside>
  )
}
