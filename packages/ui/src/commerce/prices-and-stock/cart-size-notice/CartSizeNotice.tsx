import type { CartSizeView } from '@skafferi/domain/shop/cart/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { useWords } from '../../../words'
import { cartSizeWords } from '../../../words/generated/cart-size'

export interface CartSizeNoticeProps {
  size: CartSizeView
}

/** States that a cart is full, or how many more lines fit, before an add is refused. */
export function CartSizeNotice({ size: { left, maximum } }: CartSizeNoticeProps) {
  const t = useWords(cartSizeWords)
  return (
    <BannerMessage tone={left === 0 ? 'caution' : 'info'} announce="polite">
      {left === 0 ? t('full', { most: maximum }) : t('near', { left, most: maximum })}
    </BannerMessage>
  )
}
