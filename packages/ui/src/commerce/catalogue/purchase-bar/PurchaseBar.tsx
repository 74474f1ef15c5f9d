import type { ProductView, PurchaseState } from '@skafferi/domain/shop/product/views'
import { bottomBarRef } from '../../../components/feedback/toast'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { productWords } from '../../../words/generated/product'
import { Button } from '../../../components/actions/button'
import {
  focusMissingOption,
  missingOptions,
  PurchaseButtons,
  PurchaseSuccess,
  PurchaseFailure,
  Total,
  totalText,
  type PurchaseEvents,
} from '../purchase-panel'

export interface PurchaseBarProps extends PurchaseEvents {
  purchase: ProductView
  state: PurchaseState
}

/**
 * Total, Buy Now and Add to Cart, sticky at the bottom of the window on phones; until all options are chosen, a button
 * that leads to them. There is no bar for visitors, who see no prices, and while nothing is in stock.
 */
export function PurchaseBar({ purchase, state, onAddToCart, onBuyNow }: PurchaseBarProps) {
  const t = useWords(productWords)
  const catalog = useWords(catalogWords)
  const { priced, price, quantity, quantityRefusal } = purchase
  const total = totalText(purchase)
  const missing = missingOptions(purchase).length
  if (!priced || purchase.stock.state === 'out') {
    return null
  }
  return (
    <div
      ref={bottomBarRef}
      role="region"
      aria-label={t('order')}
      className={
        'sticky bottom-0 z-10 -mx-gutter border-t border-line-strong bg-raised px-gutter pt-2.5 shadow-float ' +
        'md:hidden pb-[calc(0.625rem+env(safe-area-inset-bottom))] print:hidden'
      }
    >
      <PurchaseFailure purchase={purchase} state={state} />
      <PurchaseSuccess state={state} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        {missing > 0 ? (
          <>
            <p className="num min-w-0 flex-none">
              {price !== null && (
                <b className="block leading-5">
                  {price.from && catalog('priceFrom')} {price.text}
                </b>
              )}
              <span className="block text-xs text-ink-muted">{t('choicesMissing', { count: missing })}</span>
            </p>
            <span className="grid min-w-0 flex-auto basis-40">
              <Button size="lg" onPress={() => focusMissingOption(purchase)}>
                {t('seeOptions')}
              </Button>
            </span>
          </>
        ) : (
          <>
            {total !== null && price !== null && state.status !== 'added' && (
              <p className="num min-w-0 flex-none">
                <span className="block text-xs text-ink-muted">
                  {quantityRefusal === null ? t('totalOf', { quantity: quantity ?? 0, price: price.text }) : price.text}
                </span>
                <b className="block text-lg leading-6">
                  <Total text={total} />
                </b>
              </p>
            )}
            <PurchaseButtons
              purchase={purchase}
              state={state}
              variant="bar"
              onAddToCart={onAddToCart}
              onBuyNow={onBuyNow}
            />
          </>
        )}
      </div>
    </div>
  )
}
