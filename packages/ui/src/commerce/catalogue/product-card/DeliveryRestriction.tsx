import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { WarningIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'

export interface DeliveryRestrictionProps {
  /** Null if the product can be delivered to the destination: nothing is displayed. */
  deliveryRestriction: ProductCardView['deliveryRestriction']
}

/** A warning that a product cannot be delivered to the destination by law. It can be ordered for another address. */
export function DeliveryRestriction({ deliveryRestriction }: DeliveryRestrictionProps) {
  const t = useWords(catalogWords)
  if (deliveryRestriction === null) return null
  return (
    <span className="flex items-start gap-1.5 text-xs leading-4 font-medium text-caution">
      <WarningIcon size="sm" />
      <span className="min-w-0 wrap-anywhere">{t('undeliverable', deliveryRestriction)}</span>
    </span>
  )
}
