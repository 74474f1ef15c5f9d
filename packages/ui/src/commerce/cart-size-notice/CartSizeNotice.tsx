import type { CartSizeView } from '@skafferi/domain/cart/views'
import { BannerMessage } from '../../components/banner-message'
import { useWords } from '../../words'
import { cartSizeWords } from '../../words/generated/cart-size'

export interface CartSizeNoticeProps {
  size: CartSizeView
}

/** States that a cart is full, or how many more lines it takes, before something is added that does not fit. */
export function CartSizeNotice({ size: { left, most } }: CartSizeNoticeProps) {
  const t = useWords(cartSizeWords)
  return (
    <BannerMessage tone={left === 0 ? 'caution' : 'info'} announce="polite">
      {left === 0 ? t('full', { most }) : t('near', { left, most })}
    </BannerMessage>
  )
}
