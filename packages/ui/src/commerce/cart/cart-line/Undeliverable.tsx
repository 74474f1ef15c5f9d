import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import { LineNotice } from './LineNotice'
import type { CartLineEvents } from './line'

export interface UndeliverableProps extends Pick<CartLineEvents, 'onRemove'> {
  lineId: string
  /** The accessible name of the line, for its button. */
  title: string
  /** The name of the delivery country. */
  country: string
}

/**
 * States that the product cannot be delivered to the destination by law. It does not block checkout: the address is
 * chosen there, and another one may be allowed.
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
