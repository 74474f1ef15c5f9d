/** Types of the catalogue, for the component library. */
export type * from './card.view'
export type { ListingFilter, ListingSort } from './catalog.rules'
export type * from './catalog.view'
export type * from './parts.view'
