import type { CheckoutView } from '@skafferi/domain/checkout/views'
import { Disclosure } from '../../components/disclosure'
import { ShelfImage } from '../../components/shelf-image'
import { OrderTotals } from '../../commerce/order-totals'
import { PlaceOrderButton, type PlaceOrderButtonProps } from '../../commerce/place-order-button'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

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
      <div data-density="compact" className="mb-3.5 grid gap-1 print:hidden">
        <ul className="flex [&_span]:rounded-none">
          {checkout.pictures.map(({ src, alt }, index) => (
            <li key={index}>
              <ShelfImage src={src ?? undefined} alt={alt} size="thumb" loading="eager" />
            </li>
          ))}
        </ul>
        {checkout.morePictures.length > 0 && <MoreLines pictures={checkout.morePictures} />}
      </div>
      <OrderTotals totals={checkout.totals} stage="checkout" />
      <div className="mt-4 max-lg:hidden">
        <PlaceOrderButton state={state} missing={checkout.missing} onPlaceOrder={onPlaceOrder} />
      </div>
    </aside>
  )
}

/** The lines that have no room above, on request. A long order scrolls in its place: the total stays near. */
function MoreLines({ pictures }: { pictures: CheckoutView['morePictures'] }) {
  const t = useWords(checkoutWords)
  const title = t('details.more', { count: pictures.length })
  return (
    <Disclosure title={<span className="num text-xs font-medium">{title}</span>}>
      <ul
        role="list"
        aria-label={title}
        tabIndex={0}
        className="grid max-h-72 gap-2 overflow-y-auto rounded-xs"
      >
        {pictures.map(({ src, alt }, index) => (
          <li key={index} className="flex items-center gap-3 text-xs">
            <ShelfImage src={src ?? undefined} alt="" size="thumb" />
            <span className="min-w-0 wrap-anywhere">{alt}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
