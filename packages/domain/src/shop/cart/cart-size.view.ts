import { linesLeft, maximumCartLines } from '../../rules/cart/cart-size'

/** The notice that a cart is full, or almost full. */
export interface CartSizeView {
  /** Lines that still fit; 0 if it is full. */
  left: number
  /** Maximum number of lines. */
  maximum: number
}

/** The notice is shown from this number of free lines. */
const noticeFrom = 100

/** Creates the notice about the size of a cart; null while there is enough room. */
export function toCartSize(lines: number): CartSizeView | null {
  const left = linesLeft(lines)
  return left > noticeFrom ? null : { left, maximum: maximumCartLines }
}
