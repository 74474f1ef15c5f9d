import type { DeliveryPromiseView, ShippingOptionView } from '@skafferi/domain/checkout/views'
import { TruckIcon } from '../../components/icon'
import { useWords, type Translate } from '../../words'
import { checkoutWords, type CheckoutWords } from '../../words/generated/checkout'

export interface DeliveryInformationProps {
  /** The one promise, as product page, order and e-mail give it. */
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
      </span>
    </p>
  )
}

/** The delivery date in words; or that something is out of stock. */
export function arrivalText(t: Translate<CheckoutWords>, delivery: DeliveryPromiseView): string {
  if (delivery.kind === 'out') {
    return t('delivery.out', { count: delivery.lines })
  }
  return t(delivery.kind === 'window' ? 'delivery.window' : 'delivery.by', { dates: delivery.dates })
}

/** The one way that applies, with its days and its price (Specification (shopping) §9, shipping at checkout). */
function optionText(t: Translate<CheckoutWords>, { id, name, days, price }: ShippingOptionView): string {
  const option = t('delivery.option', { id, name, ...days })
  return price === null ? t('delivery.free', { option }) : t('delivery.price', { option, price })
}
