import { useId } from 'react'
import type { ShortageView } from '@skafferi/domain/cart/views'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import type { CartLineEvents } from './line'

export interface ShortageProps extends Pick<CartLineEvents, 'onQuantityChange' | 'onRemove'> {
  lineId: string
  /** The product's name, for those who do not see where the button stands. */
  title: string
  /** Pieces in the line, formatted. */
  quantityText: string
  shortage: ShortageView
}

/** That fewer pieces are left than the line has, and the way on: to take those, or to remove the line. */
export function Shortage({ lineId, title, quantityText, shortage, onQuantityChange, onRemove }: ShortageProps) {
  const t = useWords(cartWords)
  const textId = useId()
  const { left, leftText } = shortage
  const isGone = left === 0
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-xs">
      <b id={textId} className="num">
        {isGone ? t('short.gone', { quantity: quantityText }) : t('short.some', { left: leftText, quantity: quantityText })}
      </b>
      <span data-cure className="-ms-2">
        <Button
          variant="quiet"
          size="sm"
          aria-label={isGone ? t('line.remove', { title }) : t('short.takeOf', { title, left: leftText })}
          aria-describedby={textId}
          onPress={() => (isGone ? onRemove({ lineId }) : onQuantityChange({ lineId, quantity: left }))}
        >
          {isGone ? t('short.remove') : t('short.take', { left: leftText })}
        </Button>
      </span>
    </span>
  )
}
