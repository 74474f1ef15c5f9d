import { linesLeft, maximumCartLines } from './cart-size.rules'

/** That a cart is full, or soon will be. */
export interface CartSizeView {
  /** Lines that still fit; 0 if it is full. */
  left: number
  /** The maximum of the cart. */
  most: number
}

/** The notice is shown from this number of free lines. */
const fewLines = 100

/** The notice about the size of a cart; null while there is enough room. */
export function toCartSize(lines: number): CartSizeView | null {
  const left = linesLeft(lines)
  return left > fewLines ? null : { left, most: maximumCartLines }
}
