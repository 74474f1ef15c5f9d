// Written by compile.ts from cart-size.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords } from '../define-words'

/** The texts of the area "cart-size", and what each of them needs. */
export interface CartSizeWords {
  near: { most: number; left: number }
  full: { most: number }
}

/** The English texts of the area "cart-size". */
export const cartSizeWords = /* @__PURE__ */ defineWords<CartSizeWords>('cart-size', {
  near: ["A cart holds at most ",["most","number"]," lines. There is room for ",["left","plural",{"one":["#"," more line"],"other":["#"," more lines"]}],"."],
  full: ["The cart is full: it holds at most ",["most","number"]," lines. Place this order, or remove lines, then add the rest. You can still change the quantities of lines in the cart."],
})
