import { useEffect, useEffectEvent, useRef } from 'react'
import type { CartNowView } from '@skafferi/domain/cart/views'
import { useToast } from '../../components/toast'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { useShopPaths } from '../shop-paths'
import { useCartNowText } from './use-cart-now-text'

export interface CartNowToastProps {
  /** What the cart has become by the last add; null before one. */
  cart: CartNowView | null
}

/**
 * Says in a toast what the cart has become by an add from a card, which has no room for it, and leads there. The new
 * one takes the place of the one before; an older one is never said again.
 */
export function CartNowToast({ cart }: CartNowToastProps) {
  const t = useWords(catalogWords)
  const textOf = useCartNowText()
  const { cart: href } = useShopPaths()
  const { showToast } = useToast()
  const said = useRef({ version: 0, takeBack: () => {} })

  const say = useEffectEvent((now: CartNowView) => {
    if (now.version <= said.current.version) return
    said.current.takeBack()
    const takeBack = showToast({ message: textOf(now), action: { label: t('viewCart'), href } })
    said.current = { version: now.version, takeBack }
  })

  useEffect(() => {
    if (cart !== null) say(cart)
  }, [cart])

  return null
}
