export {
  changeCart,
  inCartTransaction,
  loadCart,
  priceContent,
  readCart,
  raiseVersionForShopChanges,
} from './cart.change'
export type { BuyerNotes, PricedCart, PricedLine } from './cart.pricing'
export { assertApplying, type PricedPromotion } from './cart.promotions'
export { findCartPromotions, timesUsed } from './cart.promotions.repo'
export { isForSale, lockOpenCart, type CartRow } from './cart.repo'
export { cartRoutes } from './cart.routes'
export { createCartService, type CartService } from './cart.service'
export { termsAt } from './cart.terms'
export { versionHash } from './cart.version'
export { insufficientInventory } from './cart.stock'
