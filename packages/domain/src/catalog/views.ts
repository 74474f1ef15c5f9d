/** Shapes that the kit shows, as types only. */
export type * from './card.view'
export type { ListingFilter, ListingSort } from './catalog.rules'
export type * from './catalog.view'
export type * from './parts.view'
