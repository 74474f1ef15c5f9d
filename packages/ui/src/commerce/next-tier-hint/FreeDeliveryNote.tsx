import { TruckIcon } from '../../components/icon'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import { Hint } from './Hint'

/** How far the cart is from free delivery, ready to show. */
export interface FreeDeliveryView {
  reached: boolean
  /** Goods that are missing, formatted. */
  missing: string
  /** Goods from which delivery is free, formatted. */
  threshold: string
}

/** Whether delivery is free, or what is missing until it is. */
export function FreeDeliveryNote({ reached, missing, threshold }: FreeDeliveryView) {
  const t = useWords(cartWords)
  return (
    <Hint tone={reached ? 'positive' : 'info'} icon={<TruckIcon />}>
      {reached ? t('freeDelivery.reached', { threshold }) : t('freeDelivery.missing', { missing, threshold })}
    </Hint>
  )
}
