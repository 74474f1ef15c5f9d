import { useEffect, useEffectEvent, useRef } from 'react'
import type { UpdatedCartView } from '@skafferi/domain/shop/cart/views'
import { useToast } from '../../../components/feedback/toast'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { useShopPaths } from '../../service/shop-paths'
import { useCartNowText } from './use-cart-now-text'

export interface CartNowToastProps {
  /** The cart after the last add; null before. */
  cart: UpdatedCartView | null
}

/**
 * Announces the cart after an add from a card in a toast with a link. A new toast replaces the previous one, which is
 * never repeated.
 */
export function CartNowToast({ cart }: CartNowToastProps) {
  const t = useWords(catalogWords)
  const textOf = useCartNowText()
  const { cart: href } = useShopPaths()
  const { showToast } = useToast()
  const announced = useRef({ version: 0, dismiss: () => {} })

  const announce = useEffectEvent((now: UpdatedCartView) => {
    if (now.version <= announced.current.version) return
    announced.current.dismiss()
    const dismiss = showToast({ message: textOf(now), action: { label: t('viewCart'), href } })
    announced.current = { version: now.version, dismiss }
  })

  useEffect(() => {
    if (cart !== null) announce(cart)
  }, [cart])

  return null
}
