import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import { LineNotice } from './LineNotice'
import type { CartLineEvents } from './line'

export interface UndeliverableProps extends Pick<CartLineEvents, 'onRemove'> {
  lineId: string
  /** What the line is called, for those who do not see where the button stands. */
  title: string
  /** Where the cart is to be delivered, by name. */
  country: string
}

/**
 * That the law keeps the product out of the country of delivery. It holds nobody back: the address is chosen at checkout,
 * and with another one the line may be as good as any.
 */
export function Undeliverable({ lineId, title, country, onRemove }: UndeliverableProps) {
  const t = useWords(cartWords)
  const action = { text: t('short.remove'), name: t('line.remove', { title }) }
  return (
    <LineNotice action={action} onPress={() => onRemove({ lineId })}>
      {t('undeliverable', { country })}
    </LineNotice>
  )
}
