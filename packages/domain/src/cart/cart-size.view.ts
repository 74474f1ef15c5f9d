import { linesLeft, maximumCartLines } from './cart-size.rules'

/** That a cart is full, or soon will be. */
export interface CartSizeView {
  /** Lines that still fit; 0 where it is full. */
  left: number
  /** The most that a cart takes. */
  most: number
}

/** From so few lines left on, a buyer is told. */
const fewLines = 100

/** What a buyer is told of the size of a cart; null while there is room. */
export function toCartSize(lines: number): CartSizeView | null {
  const left = linesLeft(lines)
  return left > fewLines ? null : { left, most: maximumCartLines }
}
