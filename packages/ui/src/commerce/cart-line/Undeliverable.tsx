import { useId } from 'react'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import type { CartLineEvents } from './line'

export interface UndeliverableProps extends Pick<CartLineEvents, 'onRemove'> {
  lineId: string
  /** The product's name, for those who do not see where the button stands. */
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
  const textId = useId()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-xs">
      <b id={textId}>{t('undeliverable', { country })}</b>
      <span className="-ms-2">
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('line.remove', { title })}
          aria-describedby={textId}
          onPress={() => onRemove({ lineId })}
        >
          {t('short.remove')}
        </Button>
      </span>
    </span>
  )
}
