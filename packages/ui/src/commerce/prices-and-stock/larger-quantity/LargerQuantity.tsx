import type { LargerQuantityView } from '@skafferi/domain/shop/cart/views'
import { LineNotice } from '../../../internal/line-notice'
import { useWords } from '../../../words'
import { largerQuantityWords } from '../../../words/generated/larger-quantity'

export interface LargerQuantityProps {
  larger: LargerQuantityView
  /** The article, for the button's accessible name. Omit if there is one quantity on the page. */
  title?: string
  /** The larger quantity was taken. The button is gone then: move the focus to the quantity. */
  onTake: (event: { quantity: number }) => void
}

/** Beside a quantity: a larger one costs less, and a button takes it. */
export function LargerQuantity({ larger: { quantity, more, saved }, title, onTake }: LargerQuantityProps) {
  const t = useWords(largerQuantityWords)
  const name = title === undefined ? undefined : t('takeOf', { quantity, title })
  return (
    <LineNotice actions={[{ text: t('take', { quantity }), name, onPress: () => onTake({ quantity }) }]}>
      {t('costsLess', { more, saved })}
    </LineNotice>
  )
}
