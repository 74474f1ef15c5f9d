import type { ProductCardView } from '@skafferi/domain/catalog/views'
import { WarningIcon } from '../../components/icon'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'

export interface DeliveryRestrictionProps {
  /** Null where the law lets the product go where the company's goods go: then nothing is said. */
  deliveryRestriction: ProductCardView['deliveryRestriction']
}

/** That the law keeps a product out of where the company's goods go. It may be ordered for another address. */
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
