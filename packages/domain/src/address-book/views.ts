/** Shapes that the kit shows, as types only. */
export type * from './address-book.view'
export type { PlaceFaults, PlaceLimits, PlaceValues } from './place-form'
