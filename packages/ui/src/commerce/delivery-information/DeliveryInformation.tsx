import type { DeliveryView, ShippingOptionView } from '@skafferi/domain/checkout/views'
import { TruckIcon } from '../../components/icon'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

export interface DeliveryInformationProps {
  /** `null` until the store has said. */
  delivery: DeliveryView | null
  /** `null` where nothing is delivered. */
  option: ShippingOptionView | null
}

/** When the order comes, and how. */
export function DeliveryInformation({ delivery, option }: DeliveryInformationProps) {
  const t = useWords(checkoutWords)
  return (
    <div className="flex items-start gap-2">
      <TruckIcon />
      <div className="grid min-w-0 flex-1">
        {delivery === null ? (
          <SkeletonGroup label={t('delivery.loading')}>
            <span className="flex h-5 max-w-96 items-center">
              <Skeleton />
            </span>
          </SkeletonGroup>
        ) : (
          <p className="font-bold wrap-anywhere">{delivery.message ?? <DeliveryWindow {...delivery} />}</p>
        )}
        {option && (
          <p className="num wrap-anywhere text-ink-muted">
            <Option {...option} />
          </p>
        )}
      </div>
    </div>
  )
}

/** The one way that applies, with its days and its price (Specification (shopping) §9, shipping at checkout). */
function Option({ id, name, days, price }: ShippingOptionView) {
  const t = useWords(checkoutWords)
  const option = t('delivery.option', { id, name, ...days })
  return price === null ? t('delivery.free', { option }) : t('delivery.price', { option, price })
}

function DeliveryWindow({ start, end }: DeliveryView) {
  const t = useWords(checkoutWords)
  return start === end ? t('delivery.day', { day: end }) : t('delivery.window', { start, end })
}
