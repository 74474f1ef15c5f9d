/** Shapes that the kit shows, as types only. */
export type * from './option.view'
export type * from './price.view'
export type { OrderMode, PurchaseRefusal, QuantityRefusal } from './product.rules'
export type * from './product.view'
