/** Shapes that the kit shows, as types only. */
export type { VariantChoicesView } from './use-variant-choices'
export type * from './market.view'
export type { FlavourClass, MarketReason } from './market.rules'
export type * from './option.view'
export type * from './price.view'
export type { OrderMode, PurchaseRefusal, QuantityRefusal } from './product.rules'
export type * from './product.view'
