export {
  changeCart,
  inCartTransaction,
  loadCart,
  priceContent,
  readCart,
  readForCheckout,
  raiseVersionForShopChanges,
} from './cart-transaction'
export type { PricedCart, PricedLine } from './price-cart'
export { assertApplying, type PricedPromotion } from './price-promotions'
export { findCartPromotions, timesUsed } from './cart-promotions.repo'
export { isForSale, lockOpenCart, type CartRow } from './cart.repo'
export { cartRoutes } from './routes'
export { createCartService, type CartService } from './change-cart'
export { termsAt } from './pricing-terms'
export { versionHash } from './cart-version'
export { insufficientInventory } from './assert-orderable'
