import { useEffect } from 'react'
import type { CartAlreadyOrderedView } from '@skafferi/domain/orders/views'
import { BannerMessage } from '../../components/banner-message'
import { Link } from '../../components/link'
import { focusPage } from '../../components/page-layout'
import { useWords, type Translate } from '../../words'
import { cartAlreadyOrderedWords, type CartAlreadyOrderedWords } from '../../words/generated/cart-already-ordered'
import { useShopPaths } from '../shop-paths'

export interface CartAlreadyOrderedProps {
  /** What the displayed cart has become. */
  order: CartAlreadyOrderedView
}

function titleOf({ displayId: number, by }: CartAlreadyOrderedView, t: Translate<CartAlreadyOrderedWords>): string {
  if (by === null) return t('byUnknown', { number })
  return by.isYou ? t('byYou', { number }) : t('by', { number, name: by.name })
}

/** Says that the cart on this page has become an order, who placed it, and leads there. */
export function CartAlreadyOrdered({ order }: CartAlreadyOrderedProps) {
  const t = useWords(cartAlreadyOrderedWords)
  const paths = useShopPaths()
  // What had the focus in the cart is gone with it.
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
