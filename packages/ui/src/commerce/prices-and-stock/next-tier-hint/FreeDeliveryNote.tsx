import type { FreeDeliveryView } from '@skafferi/domain/shop/cart/views'
import { TruckIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import { Hint } from './Hint'

/** True if delivery is free; otherwise the amount missing. */
export function FreeDeliveryNote({ reached, missing, threshold }: FreeDeliveryView) {
  const t = useWords(cartWords)
  return (
    <Hint tone={reached ? 'positive' : 'info'} icon={<TruckIcon />}>
      {reached ? t('freeDelivery.reached', { threshold }) : t('freeDelivery.missing', { missing, threshold })}
    </Hint>
  )
}
