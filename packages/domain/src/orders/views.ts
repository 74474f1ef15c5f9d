/** Shapes that the kit shows, as types only. */
export type * from './order-detail.view'
export type * from './order-document.view'
export type * from './orders.view'
export type * from './parcels.view'
export type * from './reorder.view'
export type * from './tax-day.view'
export type { PlacedElsewhereView } from './use-placed-elsewhere'
export type * from './usual-articles.view'
