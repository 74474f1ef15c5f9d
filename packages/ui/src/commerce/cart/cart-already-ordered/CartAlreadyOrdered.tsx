import { useEffect } from 'react'
import type { CartAlreadyOrderedView } from '@skafferi/domain/shop/orders/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { Link } from '../../../components/actions/link'
import { focusPage } from '../../../components/layout/page-layout'
import { useWords, type Translate } from '../../../words'
import { cartAlreadyOrderedWords, type CartAlreadyOrderedWords } from '../../../words/generated/cart-already-ordered'
import { useShopPaths } from '../../service/shop-paths'

export interface CartAlreadyOrderedProps {
  /** The order of the displayed cart. */
  order: CartAlreadyOrderedView
}

function titleOf({ displayId: number, by }: CartAlreadyOrderedView, t: Translate<CartAlreadyOrderedWords>): string {
  if (by === null) return t('byUnknown', { number })
  return by.isYou ? t('byYou', { number }) : t('by', { number, name: by.name })
}

/** States that the displayed cart has been ordered and by whom, with a link to the order. */
export function CartAlreadyOrdered({ order }: CartAlreadyOrderedProps) {
  const t = useWords(cartAlreadyOrderedWords)
  const paths = useShopPaths()
  // The focused control of the cart was removed with it.
  useEffect(() => {
    if (document.activeElement === document.body) focusPage()
  }, [])
  return (
    <BannerMessage
      announce="polite"
      action={paths.order && <Link href={paths.order(order.orderId)}>{t('open', { number: order.displayId })}</Link>}
    >
      <strong>{titleOf(order, t)}</strong> {t('text')}
    </BannerMessage>
  )
}
