/** Shapes that the kit shows, as types only. */
export type * from './shelf.view'
