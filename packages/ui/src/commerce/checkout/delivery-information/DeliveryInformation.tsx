import type { DeliveryPromiseView, ShippingOptionView } from '@skafferi/domain/shop/checkout/views'
import { TruckIcon } from '../../../components/content/icon'
import { DispatchTexts } from '../../prices-and-stock/dispatch-text'
import { useWords, type Translate } from '../../../words'
import { checkoutWords, type CheckoutWords } from '../../../words/generated/checkout'

export interface DeliveryInformationProps {
  /** The delivery promise; the same on the product page, the order and in e-mails. */
  delivery: DeliveryPromiseView
  /** `null` if nothing is delivered. */
  option: ShippingOptionView | null
}

/** When and how the order arrives, in one sentence. */
export function DeliveryInformation({ delivery, option }: DeliveryInformationProps) {
  const t = useWords(checkoutWords)
  return (
    <p className="num flex items-start gap-2">
      <TruckIcon />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b>{arrivalText(t, delivery)}</b>{' '}
        {option && delivery.kind !== 'out' && (
          <span className="text-ink-muted">{t('delivery.with', { option: optionText(t, option) })}</span>
        )}
        {'dispatches' in delivery && <DispatchTexts dispatches={delivery.dispatches} />}
      </span>
    </p>
  )
}

/** The delivery date as text, or why there is none. */
export function arrivalText(t: Translate<CheckoutWords>, delivery: DeliveryPromiseView): string {
  if (delivery.kind === 'out') {
    return t('delivery.out', { count: delivery.lines })
  }
  if (delivery.kind === 'not_served') {
    return t('delivery.notServed', { country: delivery.country })
  }
  return t(delivery.kind === 'window' ? 'delivery.window' : 'delivery.by', { dates: delivery.dates })
}

/** The applicable shipping option with its days and price (Specification (shopping) §9, shipping at checkout). */
function optionText(t: Translate<CheckoutWords>, { name, days, price }: ShippingOptionView): string {
  const option = days === null ? t('delivery.optionWeek', { name }) : t('delivery.option', { name, ...days })
  return price === null ? t('delivery.free', { option }) : t('delivery.price', { option, price })
}
