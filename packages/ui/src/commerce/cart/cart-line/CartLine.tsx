import { memo } from 'react'
import { CartLineCard } from './CartLineCard'
import { CartLineRow } from './CartLineRow'
import type { CartLineProps } from './line'
import { sameCartLine } from './same-line'

/** A product in the cart with its quantity, price and remove button. */
export const CartLine = memo(function CartLine({ variant, ...line }: CartLineProps) {
  return variant === 'row' ? <CartLineRow {...line} /> : <CartLineCard {...line} />
}, sameCartLine)
