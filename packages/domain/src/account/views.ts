/** Shapes that the kit shows, as types only. */
export type * from './account.view'
export type * from './profile-form'
