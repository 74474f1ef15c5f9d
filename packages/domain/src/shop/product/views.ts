/** Shapes that the kit shows, as types only. */
export type { VariantChoicesView } from './use-variant-choices'
export type * from './market.view'
export type { FlavourClass, MarketReason } from '../../rules/catalogue/market'
export type * from './option.view'
export type * from './price.view'
export type { OrderMode, PurchaseRefusal, QuantityRefusal } from '../../rules/catalogue/product'
export type * from './product.view'
