import { ShelfImage } from '../../components/shelf-image'
import { OrderTotals } from '../../commerce/order-totals'
import { PlaceOrderButton, type PlaceOrderButtonProps } from '../../commerce/place-order-button'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import type { CheckoutView } from './view'

/** Props of {@link OrderDetails}. */
export interface OrderDetailsProps extends Pick<PlaceOrderButtonProps, 'state' | 'onPlaceOrder'> {
  checkout: CheckoutView
}

/** What is ordered and what it comes to, and the button that orders it. */
export function OrderDetails({ checkout, state, onPlaceOrder }: OrderDetailsProps) {
  const t = useWords(checkoutWords)
  return (
    <aside aria-labelledby="order-details" className="rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-4">
      <h2 id="order-details" className="mb-2">
        {t('details.title')}
      </h2>
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ul data-density="compact" className="flex [&_span]:rounded-none">
          {checkout.pictures.map(({ src, alt }, index) => (
            <li key={index}>
              <ShelfImage src={src ?? undefined} alt={alt} size="thumb" loading="eager" />
            </li>
          ))}
        </ul>
        {checkout.morePictures > 0 && (
          <p className="num text-xs text-ink-muted">{t('details.more', { count: checkout.morePictures })}</p>
        )}
      </div>
      <OrderTotals totals={checkout.totals} stage="checkout" />
      <div className="mt-4 max-lg:hidden">
        <PlaceOrderButton state={state} missing={checkout.missing} onPlaceOrder={onPlaceOrder} />
      </div>
    </aside>
  )
}
