import type { ShortageView } from '@skafferi/domain/shop/cart/views'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import { LineNotice } from './LineNotice'
import type { CartLineEvents } from './line'

export interface ShortageProps extends Pick<CartLineEvents, 'onQuantityChange' | 'onRemove'> {
  lineId: string
  /** The accessible name of the line, for its button. */
  title: string
  /** Pieces in the line, formatted. */
  quantityText: string
  shortage: ShortageView
}

/** States that fewer pieces are left than the line has, with the action to reduce the quantity or remove the line. */
export function Shortage({ lineId, title, quantityText, shortage, onQuantityChange, onRemove }: ShortageProps) {
  const t = useWords(cartWords)
  const { left, leftText } = shortage
  if (left === 0) {
    const action = { text: t('short.remove'), name: t('line.remove', { title }) }
    return (
      <LineNotice isFix action={action} onPress={() => onRemove({ lineId })}>
        {t('short.gone', { quantity: quantityText })}
      </LineNotice>
    )
  }
  const action = { text: t('short.take', { left: leftText }), name: t('short.takeOf', { title, left: leftText }) }
  return (
    <LineNotice isFix action={action} onPress={() => onQuantityChange({ lineId, quantity: left })}>
      {t('short.some', { left: leftText, quantity: quantityText })}
    </LineNotice>
  )
}
