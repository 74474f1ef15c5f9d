import { memo } from 'react'
import { CartLineCard } from './CartLineCard'
import { CartLineRow } from './CartLineRow'
import type { CartLineProps } from './line'
import { sameCartLine } from './same-line'

/** One product in the cart: what it is, how many pieces, what they cost, and the way out. */
export const CartLine = memo(function CartLine({ variant, ...line }: CartLineProps) {
  return variant === 'row' ? <CartLineRow {...line} /> : <CartLineCard {...line} />
}, sameCartLine)
