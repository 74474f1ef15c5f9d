/** Shapes that the kit shows, as types only. */
export type * from './order-detail.view'
export type * from './orders.view'
