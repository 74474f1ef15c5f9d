import { useId } from 'react'
import type { CheckoutView, MissingRequirement } from '@skafferi/domain/shop/checkout/views'
import { FieldError } from '../../components/forms/field'
import { TruckIcon } from '../../components/content/icon'
import { Link } from '../../components/actions/link'
import { DispatchTexts } from '../../commerce/prices-and-stock/dispatch-text'
import { arrivalText } from '../../commerce/checkout/delivery-information'
import { OrderTotals } from '../../commerce/checkout/order-totals'
import { PlaceOrderButton, type PlaceOrderButtonProps } from '../../commerce/checkout/place-order-button'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords, type Translate } from '../../words'
import { checkoutWords, type CheckoutWords } from '../../words/generated/checkout'

export interface OrderDetailsProps extends Pick<PlaceOrderButtonProps, 'state' | 'onPlaceOrder'> {
  checkout: CheckoutView
  /** Missing requirements after a refused order; empty before. */
  missing: readonly MissingRequirement[]
  /** True if the next press confirms changed figures. */
  confirms: boolean
}

/** The totals, the amounts missing to free delivery and the order minimum, and the button that places the order. */
export function OrderDetails({ checkout, missing, confirms, state, onPlaceOrder }: OrderDetailsProps) {
  const t = useWords(checkoutWords)
  const { totals, toFreeDelivery, orderMinimum, payment, delivery } = checkout
  return (
    <aside aria-labelledby="order-details" className="rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-4">
      <h2 id="order-details" className="mb-2">
        {t('details.title')}
      </h2>
      <OrderTotals totals={totals} stage="checkout" />
      {(toFreeDelivery !== null || orderMinimum !== null) && (
        <div className="num mt-3 grid gap-1 text-xs">
          {toFreeDelivery !== null && (
            <p className="flex items-center gap-1.5 text-info">
              <TruckIcon size="sm" />
              {t('details.toFreeDelivery', { missing: toFreeDelivery })}
            </p>
          )}
          {orderMinimum && <OrderMinimum {...orderMinimum} state={missing.includes('minimum') ? 'refused' : 'shown'} />}
        </div>
      )}
      <div className="mt-4 grid gap-2 max-lg:hidden">
        <PlaceOrderButton state={state} onPlaceOrder={onPlaceOrder} />
        <p className="num text-xs text-ink-muted">
          {confirms ? t('details.confirms') : promiseText(t, payment, delivery)}
          {!confirms && 'dispatches' in delivery && <DispatchTexts dispatches={delivery.dispatches} />}
        </p>
      </div>
    </aside>
  )
}

/** When the invoice is due, and when the order arrives or why it cannot, in sentences. */
export const promiseText = (
  t: Translate<CheckoutWords>,
  { due }: Pick<CheckoutView['payment'], 'due'>,
  delivery: CheckoutView['delivery'],
): string => t('details.promise', { due, arrival: arrivalText(t, delivery), delivery: delivery.kind })

interface OrderMinimumProps extends NonNullable<CheckoutView['orderMinimum']> {
  /** `shown` before a refusal, `refused` after one. */
  state: 'shown' | 'refused'
}

/** The amount missing to the order minimum; after a refusal with a link to the products. */
function OrderMinimum({ minimum, missing, state }: OrderMinimumProps) {
  const t = useWords(checkoutWords)
  const paths = useShopPaths()
  const id = useId()
  if (state === 'shown') return <p>{t('details.toMinimum', { missing })}</p>
  return (
    <div data-missing role="alert" className="grid justify-items-start gap-1">
      <FieldError id={id} message={t('missing.minimum', { minimum, missing })} />
      <Link href={paths.products()}>{t('details.addGoods')}</Link>
    </div>
  )
}
